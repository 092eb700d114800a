// Which sounds the movements of a show make.

import { isMoved, isShifted, spotKey, type Spot } from '../api/types'
import type { Motion } from '../animation/beats'

export type Sound = 'card' | 'wood' | 'coin' | 'dice' | 'turn'

/** What a game says about its sounds: by the sort of a piece, or by the place of a counter or a track; null is silent. */
export type GameSounds = Readonly<Record<string, Sound | null>>

/** Which spots and pieces the board draws now. */
export interface DrawnBoard {
  hasSpot: (spot: string) => boolean
  /** A piece on a track. */
  hasPiece: (spot: string, kind: string) => boolean
}

/** Pieces are cards, counters are coins and what moves on a track is of wood, unless the game says otherwise. */
export function soundOf(motion: Motion, declared: GameSounds = {}): Sound | null {
  const [names, otherwise]: [string[], Sound] = isMoved(motion)
    ? [[motion.sort], 'card']
    : isShifted(motion)
      ? [[motion.to[0], motion.from[0]], 'coin']
      : [[motion.place], 'wood']
  const name = names.find((one) => one in declared)
  return name === undefined ? otherwise : (declared[name] ?? null)
}

/** Every sound once, in the order of the movements. What the board does not draw is not heard either. */
export function soundsOf(motions: readonly Motion[], declared: GameSounds | undefined, board: DrawnBoard): Sound[] {
  const heard = motions.filter((motion) => isDrawn(motion, board)).map((motion) => soundOf(motion, declared))
  return [...new Set(heard)].filter((sound) => sound !== null)
}

function isDrawn(motion: Motion, { hasSpot, hasPiece }: DrawnBoard): boolean {
  if (!isMoved(motion) && !isShifted(motion)) return hasPiece(spotKey([motion.place, null]), motion.kind)
  return [motion.from, motion.to].some((spot: Spot) => hasSpot(spotKey(spot)))
}
