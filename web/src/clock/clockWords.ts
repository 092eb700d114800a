// Clocks as text: the pace of a table, the time that a player has left, and what happens when it is up.

import type { CardClock, Clock } from '../api/types'
import { clockTime } from '../notices/timeOfDay'
import { botLevel } from '../text/playerNames'
import type { Words } from '../text/words'

export type Pace = 'live' | 'days'

export const MINUTE = 60
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

export const isOverDays = (kind: CardClock['kind']): boolean => kind === 'days' || kind === 'bank'

export const daysText = (seconds: number, words: Words): string =>
  words.say('clock-per-days', { count: Math.round(seconds / DAY) })

export const bankText = (seconds: number, increment: number, words: Words): string =>
  words.say('clock-of-bank', { days: Math.round(seconds / DAY), hours: Math.round(increment / HOUR) })

/** The clock of a table in a few words. */
export function clockText({ kind, seconds, increment }: CardClock, words: Words): string {
  if (kind === 'days') return daysText(seconds, words)
  if (kind === 'bank') return bankText(seconds, increment, words)
  if (kind === 'relaxed') return words.say('clock-per-move', { minutes: Math.ceil(seconds / MINUTE) })
  return words.say('clock-per-player', { minutes: Math.ceil(seconds / MINUTE), seconds: increment })
}

/** What happens when the time of a player is up; null stands for the usual bot. */
export function thenText(then: string | null, words: Words): string {
  if (then === null) return words.say('clock-then-usual')
  if (then === 'give_up') return words.say('clock-then-give_up')
  return words.say('clock-then-bot', { bot: words.say('web-seat-bot', { level: botLevel(then, words) }) })
}

/** The hours of sleep, in the time zone in which they were chosen. */
export function sleepText({ begin, end, zone }: NonNullable<Clock['sleep']>, words: Words): string {
  const place = zone.replaceAll('_', ' ')
  return words.say('clock-sleep-value', { begin: clockTime(begin), end: clockTime(end), zone: place })
}

/** The time left of a clock over days: short for the eye, and as a sentence. */
export function longLeft(seconds: number, words: Words): { face: string; spoken: string } {
  const whole = Math.max(0, Math.floor(seconds / MINUTE))
  if (seconds >= DAY) {
    const parts = { days: Math.floor(seconds / DAY), hours: Math.floor((seconds % DAY) / HOUR) }
    return { face: words.say('clock-days-face', parts), spoken: words.say('clock-days-left', parts) }
  }
  const parts = { hours: Math.floor(whole / 60), minutes: whole % 60 }
  return { face: words.say('clock-hours-face', parts), spoken: words.say('clock-hours-left', parts) }
}
