// The ranking of a finished game, and its tie-breaks.

import type { Scene, Seat } from '../api/types'
import { sidesOf } from './seats'

/** The tie-break between equal points: the text `tie-<word>` has both numbers. */
export interface Tie {
  word: string
  more: number
  less: number
}

/** One rank. Seats in a tie, and the members of a team, share it. */
export interface Rank {
  /** Counted from 1; a tie uses up the next ranks: 1, 1, 3. */
  rank: number
  sides: Seat[][]
  points: number
  /** The tie-break that put the next rank behind this one. */
  tie: Tie | undefined
}

/** The ranks from the first to the last; none while the game runs. */
export function ranksOf(scene: Scene): Rank[] {
  const sides = sidesOf(scene)
  const places = (scene.ranking ?? []).map((seats) =>
    sides.filter(([first]) => first !== undefined && seats.includes(first)),
  )
  return places.map((here, at) => ({
    rank: 1 + places.slice(0, at).flat().length,
    sides: here,
    points: scene.scores?.[firstOf(here)] ?? 0,
    tie: tieBetween(scene, firstOf(here), firstOf(places[at + 1] ?? [])),
  }))
}

const firstOf = (sides: readonly Seat[][]): Seat => sides[0]?.[0] ?? ''

/** The first tie-break that differs; null if the points differ, or if something else decided. */
function tieBetween(scene: Scene, before: Seat, behind: Seat): Tie | undefined {
  const [more, less] = [scene.standing?.[before] ?? [], scene.standing?.[behind] ?? []]
  const at = more.findIndex((number, n) => number !== less[n])
  const word = scene.tie_breaks?.[at - 1]
  const [decides, loses] = [more[at], less[at]]
  if (word === undefined || decides === undefined || loses === undefined || decides < loses) return undefined
  return { word, more: decides, less: loses }
}
