// The duration of each beat: long enough to see the moves and read the line, within a limit for the whole playback.

import { isWent, type Seat } from '../api/types'
import { runsOf, type Beat, type Motion } from './beats'

export const PACES = ['calm', 'normal', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]

/** The flight of a piece; the delay of the next one of its run; the move of a piece along its track. */
export const FLIGHT = 430
const SPACING = 110
export const SAIL = 760
// The approximate longest duration of a run with many pieces.
const LONGEST_RUN = 1300

const SLOWNESS: Record<Pace, number> = { calm: 1.7, normal: 1, quick: 0.5, off: 0 }
/** The longest duration of a playback, in milliseconds at normal speed. */
const BUDGET = 9000
/** A beat below this part of its time would flicker; then the first beats are skipped. */
const LEAST = 0.4

export interface Timed {
  beat: Beat
  /** The factor by which its flights are slower. */
  slowness: number
  /** The shortest duration, so that its line can be read. */
  lasts: number
  /** It is skipped, because there is too much to show. */
  passed: boolean
}

export interface Audience {
  pace: Pace
  /** The number of further views that wait to be shown. */
  waiting: number
  /** Lines with a longer duration. */
  moments: readonly string[]
  /** A player need not read a line about their own decision. */
  isOwn: (seat: Seat | null) => boolean
  lengthOf: (beat: Beat) => number
}

/** The delay of each piece after the first of its run. */
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
  // Several equal lines in a row are read as one.
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
  // After a long absence the player wants the current state, not all moves in between.
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
