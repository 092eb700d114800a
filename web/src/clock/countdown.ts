// A table's clock between two views: the server sends the remaining time, the browser counts down from there.

import type { Awaited, Clock, Reactions, Seat } from '../api/types'

/** The seconds at which the thinking player is warned. */
export const WARNINGS = [30, 10]

const arrived = new WeakMap<object, number>()

/** Stores when a value with a time was received; it may be shown only later, after an animation. */
export function noteArrival(timed: Clock | Awaited | Reactions | null): void {
  if (timed && !arrived.has(timed)) arrived.set(timed, performance.now())
}

/** The milliseconds until the server answers for the guest; null if it waits. */
export function leftToAnswer(reactions: Reactions, now: number = performance.now()): number | null {
  return reactions.left === null ? null : Math.max(0, reactions.left - (now - (arrived.get(reactions) ?? now)))
}

/** The milliseconds for which a player has been away. */
export function awayNow(awaited: Awaited, now: number = performance.now()): number {
  return awaited.away + (awaited.counting ? now - (arrived.get(awaited) ?? now) : 0)
}

/** The milliseconds that a seat has left. */
export function leftNow(clock: Clock, seat: Seat, now: number = performance.now()): number {
  const left = clock.left[seat] ?? 0
  return clock.running === seat ? Math.max(0, left - (now - (arrived.get(clock) ?? now))) : left
}

/** Whole seconds, rounded up. */
export function secondsOf(left: number): number {
  return Math.ceil(left / 1000)
}

/** In the format 9:05. */
export function face(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The warning that is due between two times, if any. */
export function warningAt(before: number, seconds: number): number | undefined {
  return WARNINGS.find((warning) => seconds <= warning && before > warning && seconds > 0)
}
