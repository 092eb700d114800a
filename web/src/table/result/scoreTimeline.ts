// Every scoring, from the lines of the log with points, and the growth of the points.

import { sidesOf } from '../../scene/seats'
import { isTold, type Entry, type Scene, type Seat, type Told } from '../../api/types'

/** A line of the log with points for its seat. */
export interface Scoring {
  seat: Seat
  points: number
  event: Told
}

/** One decision and all points that followed from it, for any seat. */
export interface Moment {
  move: number
  scorings: Scoring[]
}

export function momentsOf(entries: readonly Entry[]): Moment[] {
  return entries
    .map(({ number, events }) => ({ move: number, scorings: events.flatMap(scored) }))
    .filter(({ scorings }) => scorings.length > 0)
}

function scored(event: Entry['events'][number]): Scoring[] {
  if (!isTold(event)) return []
  const { seat, scored: points } = event
  return typeof seat === 'string' && typeof points === 'number' && points !== 0 ? [{ seat, points, event }] : []
}

/** The growth of a side's points: the start, and the sum from each decision on. */
export interface Course {
  side: Seat[]
  start: number
  steps: { move: number; points: number }[]
}

/** Points that the log does not contain, after a written position or older rules, count from the start. */
export function coursesOf(scene: Scene, moments: readonly Moment[]): Course[] {
  return sidesOf(scene).map((side) => {
    const gains = moments
      .map(({ move, scorings }) => ({ move, points: sum(scorings.filter(({ seat }) => side.includes(seat))) }))
      .filter(({ points }) => points !== 0)
    const start = (scene.scores?.[side[0] ?? ''] ?? 0) - sum(gains)
    let points = start
    return { side, start, steps: gains.map((gain) => ({ move: gain.move, points: (points += gain.points) })) }
  })
}

const sum = (gains: readonly { points: number }[]) => gains.reduce((all, { points }) => all + points, 0)
