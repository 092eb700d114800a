// How long somebody may be away, and how long somebody has been, in words.

import type { Words } from '../../text/words'
import { face } from '../seats/clock'

const MINUTE = 60
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
// Who loads the page anew is away for a moment, and where days are played everybody is for hours: nobody need hear of that.
const NOTICED = 15
const NOTICED_SHARE = 0.05

/** A limit in whole days, hours or minutes, whichever is the largest that says all of it. */
export function sayLimit(seconds: number, words: Words): string {
  if (seconds % DAY === 0) return words.say('absence-days', { count: seconds / DAY })
  if (seconds % HOUR === 0) return words.say('absence-hours', { count: seconds / HOUR })
  return words.say('absence-minutes', { count: Math.ceil(seconds / MINUTE) })
}

/** So long somebody has been away: by the second within the first hour, then by the hour, then by the day. */
export function sayAway(milliseconds: number, words: Words): string {
  const seconds = Math.floor(milliseconds / 1000)
  if (seconds < HOUR) return face(seconds)
  if (seconds < 2 * DAY) return words.say('absence-hours', { count: Math.floor(seconds / HOUR) })
  return words.say('absence-days', { count: Math.floor(seconds / DAY) })
}

/** Is somebody away for so long, measured by the limit in seconds, that it matters? */
export function isNoticed(milliseconds: number, limit: number): boolean {
  return milliseconds >= Math.min(limit, Math.max(NOTICED, limit * NOTICED_SHARE)) * 1000
}
