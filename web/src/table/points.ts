// Why the points are what they are, told from the course of the scores.

import { isTold, type Entry, type Part, type Replay, type Scene, type Seat } from '../scene'
import type { Words } from '../words'

export interface Gain {
  move: number
  points: number
  said: string
}

/** Every time a seat's points changed, with the words that were said of it then. */
export function gainsOf(replay: Replay, seat: Seat, words: Words): Gain[] {
  const gains: Gain[] = []
  for (let move = 1; move < replay.scores.length; move++) {
    const points = (replay.scores[move]?.[seat] ?? 0) - (replay.scores[move - 1]?.[seat] ?? 0)
    const entry = replay.entries.find((one) => one.number === move)
    if (points !== 0 && entry) gains.push({ move, points, said: reason(entry, seat, points, words) })
  }
  return gains
}

/** The last line about this seat that names the very number is the reason; else all lines about the seat are. */
function reason(entry: Entry, seat: Seat, points: number, words: Words): string {
  const about = entry.events.filter((event) => isTold(event) && event.seat === seat)
  const exact = about.findLast((event) => Object.values(event).includes(points))
  return (exact ? [exact] : about).flatMap((event) => words.event(event) ?? []).join(' ')
}

/** The places that every seat has and that can be counted, as columns of a table. */
export function countedPlaces(scene: Scene, chosen: string[] | undefined): string[] {
  const owned = scene.places.filter((part) => part.owner !== null && part.count !== undefined)
  const names = [...new Set(owned.map((part) => part.place))]
  if (chosen) return names.filter((name) => chosen.includes(name))
  return names.filter((name) => owned.some((part) => part.place === name && part.count))
}

export function countAt(scene: Scene, place: string, seat: Seat): number {
  return scene.places.find((part: Part) => part.place === place && part.owner === seat)?.count ?? 0
}
