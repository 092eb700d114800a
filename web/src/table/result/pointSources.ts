// The points of all players by source.

import type { Scene, Seat } from '../../api/types'

export interface Source {
  word: string
  /** By seat, in the requested order; undefined if a seat has no such source. */
  points: (number | undefined)[]
}

/** One line per source, in the order of their first occurrence; sources without points are omitted. */
export function sourcesOf(scene: Scene, seats: readonly Seat[]): Source[] {
  const account = scene.account ?? {}
  const words = new Set(seats.flatMap((seat) => (account[seat] ?? []).map(([word]) => word)))
  return [...words]
    .map((word) => ({ word, points: seats.map((seat) => pointsFor(account[seat] ?? [], word)) }))
    .filter(({ points }) => points.some((one) => one))
}

function pointsFor(account: readonly [word: string, points: number][], word: string): number | undefined {
  const named = account.filter(([one]) => one === word)
  return named.length > 0 ? named.reduce((sum, [, points]) => sum + points, 0) : undefined
}
