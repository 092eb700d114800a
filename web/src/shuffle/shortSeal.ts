// The short form of a seal in the log: its two ends.

const BEGINNING = 8
const END = 4

export function shortened(seal: string): string {
  return seal.length > BEGINNING + END + 1 ? `${seal.slice(0, BEGINNING)}…${seal.slice(-END)}` : seal
}
