// What a league says of its players, points and rounds.

import type { League, LeagueCard, LeaguePerson, LeagueSeat, Standing } from '../api/types'
import { face } from '../clock/countdown'
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

/** What the guest can do in a league now, or waits for. */
export function participationLine(league: League, now: number, words: Words): string {
  const inIt = league.me === 'plays' || league.me === 'waits'
  const hasBye = (league.played[0]?.tables ?? []).some(
    ({ state, seats }) => state === 'bye' && seats.some(({ you }) => you),
  )
  if (league.state === 'over') return words.say(league.round === 0 ? 'league-called-off-line' : 'league-over-line')
  if (league.me === 'left') return words.say('league-left-line')
  if (league.state === 'open')
    return words.say(league.hosting ? 'league-open-host-line' : inIt ? 'league-open-in-line' : 'league-open-line')
  if (league.begins)
    return words.say('league-next-in', { round: league.round + 1, time: face(secondsUntil(league.begins, now)) })
  if (league.me === 'waits') return words.say('league-waits-line')
  if (league.table) return words.say('league-your-table-line', { round: league.round })
  if (hasBye) return words.say('league-bye-line')
  return words.say(league.me === 'plays' ? 'league-others-play-line' : 'league-substitute-line')
}

/** The whole seconds until a moment. */
export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(moment) - now) / 1000))

/** The most bots that may play besides the people. */
export const placesLeft = ({ most, waiting }: League): number => Math.max(0, most - waiting.length)
