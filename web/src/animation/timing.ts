// How long each gesture of a show takes: enough to see what moves and to read what matters, and never more than people wait for.

import { isWent, type Seat, type Told } from '../api/types'
import { runsOf, type Motion } from './beats'
import type { Gesture } from './gestures'

export const PACES = ['calm', 'normal', 'quick', 'off'] as const
export type Pace = (typeof PACES)[number]

/** The flight of a piece; the delay of the next one of its run; the move of a piece along its track. */
export const FLIGHT = 380
const SPACING = 110
export const SAIL = 600
// The approximate longest duration of a run with many pieces.
const LONGEST_RUN = 1300

export const SLOWNESS: Record<Pace, number> = { calm: 1.7, normal: 1, quick: 0.5, off: 0 }
/**
 * What one turn may take, a settlement such as a payday, and a whole show, in milliseconds at the normal pace. Drawing
 * takes time beside it: a turn is over within 2.5 s and a payday within 5.
 */
export const TURN = 1700
export const SETTLEMENT = 3000
export const SHOW = 10_000
// Of a turn that was waited for, or seen in part already, so much is seen at least.
const LEAST = 600

export interface Timed {
  gesture: Gesture
  /** How much slower than written its flights are. */
  slowness: number
  /** How long it lasts, for its lines to be read. */
  lasts: number
  /** It is over before it can be seen. */
  passed: boolean
}

export interface Audience {
  pace: Pace
  /** Who decided it has no need to be told. */
  isKnown: (seat: Seat | null) => boolean
  /** Nobody wants to see what this seat does. */
  isSkipped: (seat: Seat | null) => boolean
  /** How many letters there are to read. */
  lengthOf: (lines: readonly Told[]) => number
  /** What was spent already on the turn that comes first: waiting for it, or with a part of it, in milliseconds. */
  spent: number
}

/** The delay of each piece after the first of its run. */
export function spacingOf(count: number): number {
  return count < 2 ? 0 : Math.min(SPACING, (LONGEST_RUN - FLIGHT) / (count - 1))
}

function runTime(run: readonly Motion[]): number {
  if (run[0] && isWent(run[0])) return SAIL
  return FLIGHT + spacingOf(run.length) * (run.length - 1)
}

function flightTime({ motions }: Gesture): number {
  return runsOf(motions).reduce((sum, run) => sum + runTime(run), 0)
}

function readingTime({ lines, moment, seat }: Gesture, audience: Audience): number {
  if (lines.length === 0) return 0
  if (moment) return 700 + 28 * audience.lengthOf(lines)
  return audience.isKnown(seat) ? 0 : 220 + 10 * audience.lengthOf(lines)
}

/** The gestures of one turn, and apart from them those of its settlement: what shares one budget. */
function budgetsOf(gestures: readonly Gesture[]): Gesture[][] {
  const found: Gesture[][] = []
  for (const gesture of gestures) {
    const last = found.at(-1)
    if (last && last[0]?.seat === gesture.seat && last[0].settles === gesture.settles) last.push(gesture)
    else found.push([gesture])
  }
  return found
}

export function timed(gestures: readonly Gesture[], audience: Audience): Timed[] {
  const pace = SLOWNESS[audience.pace]
  const plan = budgetsOf(gestures).flatMap((sharing, at) => {
    const budget = sharing[0]?.settles ? SETTLEMENT : Math.max(LEAST, TURN - (at === 0 ? audience.spent : 0))
    const long = sharing.map((gesture) => {
      const flies = flightTime(gesture)
      const passed = pace === 0 || gesture.byHand || audience.isSkipped(gesture.seat)
      return { gesture, flies, lasts: passed ? 0 : Math.max(flies, readingTime(gesture, audience)), passed }
    })
    const hurry = Math.min(1, budget / Math.max(1, total(long)))
    return long.map((one) => ({ ...one, lasts: one.lasts * hurry }))
  })
  // After a long absence the player wants the current state, not all moves in between.
  for (const one of plan) {
    if (total(plan) <= SHOW) break
    one.passed = true
    one.lasts = 0
  }
  return plan.map(({ gesture, flies, lasts, passed }) => ({
    gesture,
    slowness: pace * Math.min(1, lasts / Math.max(1, flies)),
    lasts: lasts * pace,
    passed,
  }))
}

const total = (ones: readonly { lasts: number }[]) => ones.reduce((sum, { lasts }) => sum + lasts, 0)
