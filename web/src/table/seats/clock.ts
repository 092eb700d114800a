// A table's clock between two views: the server says how much was left when it spoke, the browser counts on from there.

import type { Awaited, Clock, Reactions, Seat } from '../../api/types'

/** Seconds at which whoever thinks is told. */
export const WARNINGS = [30, 10]

const arrived = new WeakMap<object, number>()

/** Remember when something that has a time was heard of; it may be shown only later, when what flies has landed. */
export function noteArrival(timed: Clock | Awaited | Reactions | null): void {
  if (timed && !arrived.has(timed)) arrived.set(timed, performance.now())
}

/** The milliseconds until what one is asked out of turn is answered for one; null where it waits. */
export function leftToAnswer(reactions: Reactions, now: number = performance.now()): number | null {
  return reactions.left === null ? null : Math.max(0, reactions.left - (now - (arrived.get(reactions) ?? now)))
}

/** The milliseconds for which somebody has been away at this moment. */
export function awayNow(awaited: Awaited, now: number = performance.now()): number {
  return awaited.away + (awaited.counting ? now - (arrived.get(awaited) ?? now) : 0)
}

/** The milliseconds a seat has left at this moment. */
export function leftNow(clock: Clock, seat: Seat, now: number = performance.now()): number {
  const left = clock.left[seat] ?? 0
  return clock.running === seat ? Math.max(0, left - (now - (arrived.get(clock) ?? now))) : left
}

/** Whole seconds that are still to come: a second that has begun counts. */
export function secondsOf(left: number): number {
  return Math.ceil(left / 1000)
}

/** As a clock shows it: 9:05. */
export function face(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The warning that is due between two looks at the clock, if one is. */
export function warningAt(before: number, seconds: number): number | undefined {
  return WARNINGS.find((warning) => seconds <= warning && before > warning && seconds > 0)
}
