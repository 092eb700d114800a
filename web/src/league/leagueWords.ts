// What a league says of its players, points and rounds.

import type { League, LeagueCard, LeaguePerson, LeagueSeat, Standing } from '../api/types'
import { botLevel, tamed } from '../text/playerNames'
import type { Words } from '../text/words'

type Somebody = Pick<LeaguePerson | LeagueSeat, 'name' | 'bot' | 'former'>

export function calledIn({ name, bot, former }: Somebody, words: Words): string {
  if (bot) return words.say('web-seat-bot', { level: botLevel(bot, words) })
  if (former || !name) return words.say('web-former-guest')
  return tamed(name)
}

/** Who plays now for a player, and those who played before. */
export function peopleOf({ people }: Standing): { now: LeaguePerson | undefined; before: LeaguePerson[] } {
  return { now: people.at(-1), before: people.slice(0, -1) }
}

/** Points with at most two decimals. */
export const pointsText = (points: number, words: Words): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 2 }).format(points)

/** Where a league is: open, in a round, or over. */
export function stageOf({ state, round, rounds }: League | LeagueCard, words: Words): string {
  if (state === 'open') return words.say('league-open')
  if (state === 'over') return words.say(round === 0 ? 'league-called-off' : 'league-over')
  return round === 0 ? words.say('league-begins') : words.say('league-round-of', { round, rounds: rounds ?? round })
}

/** The whole seconds until a moment. */
export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000))

/** The most bots that may play besides the people. */
export const placesLeft = ({ most, waiting }: League): number => Math.max(0, most - waiting.length)
