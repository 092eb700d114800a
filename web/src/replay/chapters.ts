// The chapters and turns of a finished game, to jump to.

import { isTold, type Entry, type Told } from '../api/types'
import { turnsOf } from '../table/log/highlights'

/** A decision that opened a chapter, and its lines. */
export interface Chapter {
  move: number
  lines: Told[]
}

/** The chapters of a game, by the lines that the game declares. */
export function chaptersOf(entries: readonly Entry[], named: readonly string[]): Chapter[] {
  return entries
    .map(({ number, events }) => ({
      move: number,
      lines: events.filter(isTold).filter(({ what }) => named.includes(what)),
    }))
    .filter(({ lines }) => lines.length > 0)
}

/** The first decision of every turn. */
export function turnStarts(entries: readonly Entry[]): number[] {
  return turnsOf(entries.filter(({ number }) => number > 0)).flatMap((turn) => turn.entries[0]?.number ?? [])
}

export function lastBefore(moves: readonly number[], move: number): number | undefined {
  return moves.findLast((one) => one < move)
}

export function firstAfter(moves: readonly number[], move: number): number | undefined {
  return moves.find((one) => one > move)
}
