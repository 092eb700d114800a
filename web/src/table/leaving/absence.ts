// Absence limits and durations as text.

import type { Words } from '../../text/words'
import { face } from '../../clock/countdown'
import { DAY, HOUR, MINUTE } from '../../clock/clockWords'

// A reload is a short absence, and in games over days people are away for hours: neither is shown.
const NOTICED = 15
const NOTICED_SHARE = 0.05

/** A limit in whole days, hours or minutes: the largest unit that divides it. */
export function sayLimit(seconds: number, words: Words): string {
  if (seconds % DAY === 0) return words.say('absence-days', { count: seconds / DAY })
  if (seconds % HOUR === 0) return words.say('absence-hours', { count: seconds / HOUR })
  return words.say('absence-minutes', { count: Math.ceil(seconds / MINUTE) })
}

/** The duration of an absence: in seconds within the first hour, then in hours, then in days. */
export function sayAway(milliseconds: number, words: Words): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds < HOUR) return face(seconds)
  if (seconds < 2 * DAY) return words.say('absence-hours', { count: Math.floor(seconds / HOUR) })
  return words.say('absence-days', { count: Math.floor(seconds / DAY) })
}

/** Is an absence long enough to be shown, relative to the limit in seconds? */
export function isNoticed(milliseconds: number, limit: number): boolean {
  return milliseconds >= Math.min(limit, Math.max(NOTICED, limit * NOTICED_SHARE)) * 1000
}
