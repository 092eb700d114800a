// The loudness of all sounds, from 0 (off) to 100.

export const VOLUME_STEP = 10
const ON_A_DESK = 40

/** The stored volume; at first moderate, and off where a finger points: phones are used among people. */
export function firstVolume(stored: string | null, coarsePointer: boolean): number {
  const volume = stored ? Number(stored) : NaN
  return volume >= 0 && volume <= 100 ? volume : coarsePointer ? 0 : ON_A_DESK
}
