// How a finished game came out: who is on which place, and what decided between equals.

import type { Scene, Seat } from '../api/types'
import { sidesOf } from './seats'

/** What decided between equal points: the text `tie-<word>` says it with both numbers. */
export interface Tie {
  word: string
  more: number
  less: number
}

/** One place of the ranking. Those who share it stand on it together, and a team stands there as one. */
export interface Rank {
  /** Counted from 1; who shares a place takes up the places after it: 1, 1, 3. */
  rank: number
  sides: Seat[][]
  points: number
  /** What put the next place behind this one, though its points are the same. */
  tie: Tie | undefined
}

/** The places from the first to the last; none while the game goes on. */
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

/** The first number after the score that differs; none where the points do, or where something else decided. */
function tieBetween(scene: Scene, before: Seat, behind: Seat): Tie | undefined {
  const [more, less] = [scene.standing?.[before] ?? [], scene.standing?.[behind] ?? []]
  const at = more.findIndex((number, n) => number !== less[n])
  const word = scene.tie_breaks?.[at - 1]
  const [decides, loses] = [more[at], less[at]]
  if (word === undefined || decides === undefined || loses === undefined || decides < loses) return undefined
  return { word, more: decides, less: loses }
}
