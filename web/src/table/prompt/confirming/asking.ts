// When a move is confirmed before it is played.

import type { NoUndo, Planned, Thing } from '../../../api/types'

export interface Move {
  planned: readonly Planned[]
  /** Why it cannot be undone; null if it can. */
  final: NoUndo | null
  /** It hurts, and the sentence says how. */
  warned: boolean
  /** It was chosen on the board, and not by a button that describes all of it. */
  drawn: boolean
  /** The only option, or one that declines, which is frequent. */
  plain: boolean
}

/** The choices of a compound move that the person makes; the others are forced. */
export function pointings(planned: readonly Planned[]): [Thing, ...Thing[]] {
  return planned.filter((one) => !one.forced).map((one) => one.thing) as [Thing, ...Thing[]]
}

/** A move that hurts always; otherwise, for careful players, one that cannot be undone or that the rules completed. */
export function mustConfirm({ planned, final, warned, drawn, plain }: Move, careful: boolean): boolean {
  if (warned) return true
  if (!careful || plain) return false
  return final !== null || (drawn && pointings(planned).length > 1)
}
