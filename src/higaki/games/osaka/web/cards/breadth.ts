// How much room cards need side by side, so that a crowded table can make them smaller in time.

import type { Part } from '$client/api/types'

/** Of so many equal cards a strip is shown; the rest is told by the count. */
export const SHOWN = 4
/** The part of a card that stays in sight under an equal one. */
const STRIP = 0.2
/** A card lying turned is as broad as others are high. */
const TURNED = 1.4

/** The breadth of a heap, in cards; an empty one keeps some room for its title. */
export function breadth(heap: Part): number {
  const broad = (heap.pieces ?? []).map(
    (piece) => (piece.turned ? TURNED : 1) + STRIP * (Math.min(SHOWN, piece.count ?? 1) - 1),
  )
  return Math.max(
    1.5,
    broad.reduce((sum, each) => sum + each, 0),
  )
}
