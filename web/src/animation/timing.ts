// How long each beat of a show takes: enough to see what moves and to read what matters, and never more than people wait for.

import { isWent, type Seat } from '../api/types'
import { runsOf, type Beat, type Motion } from './beats'

export const PACES = ['calm', 'normal', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]

/** A piece through the air; the next one of its run; a piece along its track. */
export const FLIGHT = 430
const SPACING = 110
export const SAIL = 760
// However many fly together, a run takes not much longer than this.
const LONGEST_RUN = 1300

const SLOWNESS: Record<Pace, number> = { calm: 1.7, normal: 1, quick: 0.5, off: 0 }
/** What a whole show may take, in milliseconds at the normal pace. */
const BUDGET = 9000
/** Below this part of its time a beat is a flicker; then the first ones are rather not shown at all. */
const LEAST = 0.4

export interface Timed {
  beat: Beat
  /** How much slower than written its flights are. */
  slowness: number
  /** How long it lasts at least, for its line to be read. */
  lasts: number
  /** It is over before it can be seen: there was too much to show. */
  passed: boolean
}

export interface Audience {
  pace: Pace
  /** How many further views wait to be shown. */
  waiting: number
  /** Lines that deserve time. */
  moments: readonly string[]
  /** Who decided it has no need to be told. */
  isOwn: (seat: Seat | null) => boolean
  lengthOf: (beat: Beat) => number
}

/** When each of so many pieces starts after the first of its run. */
export function spacingOf(count: number): number {
  return count < 2 ? 0 : Math.min(SPACING, (LONGEST_RUN - FLIGHT) / (count - 1))
}

function runTime(run: readonly Motion[]): number {
  const flight = run[0] && isWent(run[0]) ? SAIL : FLIGHT
  return flight + spacingOf(run.length) * (run.length - 1)
}

function readingTime(beat: Beat, next: Beat | undefined, audience: Audience): number {
  if (!beat.line) return 0
  if (audience.moments.includes(beat.line.what)) return 700 + 28 * audience.lengthOf(beat)
  // Several of the same, one after the other, are read as one.
  if (audience.isOwn(beat.entry.seat) || next?.line?.what === beat.line.what) return 0
  return 280 + 13 * audience.lengthOf(beat)
}

export function timed(beats: readonly Beat[], audience: Audience): Timed[] {
  const slowness = SLOWNESS[audience.pace]
  const plan = beats.map((beat, at) => {
    const seen = runsOf(beat.motions).reduce((sum, run) => sum + runTime(run), 0)
    const moment = !!beat.line && audience.moments.includes(beat.line.what)
    return { beat, moment, lasts: Math.max(seen, readingTime(beat, beats[at + 1], audience)), passed: false }
  })
  const budget = BUDGET / (1 + audience.waiting)
  const sum = (ones: typeof plan) => ones.reduce((total, { lasts, passed }) => total + (passed ? 0 : lasts), 0)
  const fixed = sum(plan.filter(({ moment }) => moment))
  const hurry = Math.min(1, Math.max(LEAST, (budget - fixed) / Math.max(1, sum(plan) - fixed)))
  for (const one of plan) if (!one.moment) one.lasts *= hurry
  // Who was away for long wants to see how it stands, not everything that flew meanwhile.
  for (const one of plan) {
    if (sum(plan) <= budget * 1.5) break
    one.passed = true
  }
  return plan.map(({ beat, moment, lasts, passed }) => ({
    beat,
    slowness: slowness * (moment ? 1 : hurry),
    lasts: lasts * slowness,
    passed: passed || slowness === 0,
  }))
}
