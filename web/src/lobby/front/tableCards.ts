// A table in a list, as text: whose turn it is and since when, or the result and its time.

import { clock, days, moment } from '../../text/dates'
import type { Card } from '../../api/types'
import { clockText, DAY, isOverDays } from '../../clock/clockWords'
import { nameOf } from '../../text/playerNames'
import type { Words } from '../../text/words'

const ORDER = { playing: 1, waiting: 2, over: 3 }
const rank = (card: Card) => (card.your_turn ? 0 : ORDER[card.state])

/** Sorts tables: own turns first, the longest wait first; then running, waiting and finished ones, the newest first. */
export function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.your_turn
        ? (a.turn_since ?? a.updated).localeCompare(b.turn_since ?? b.updated)
        : b.updated.localeCompare(a.updated)),
  )
}

/** The most finished games in the short list. */
const LAST = 6

/** All that goes on, and the last finished games. */
export function inShort(cards: readonly Card[]): Card[] {
  const all = sorted(cards)
  const begun = all.filter(({ state }) => state !== 'over')
  return [...begun, ...all.slice(begun.length, begun.length + LAST)]
}

export function standing(card: Card, words: Words): string {
  if (card.your_turn) return words.say('web-card-yours')
  if (card.state === 'over') return outcome(card, words)
  const name = (seat: string) => nameOf(card.seats, seat, words)
  if (card.state === 'waiting') {
    const free = card.seats.filter(({ kind }) => kind === 'free').length
    const kept = card.seats.filter(({ kind }) => kind === 'reserved')
    if (kept.some((player) => player.for_you)) return words.say('web-kept-for-you')
    return free === 0 && kept.length > 0
      ? words.say('web-card-kept', { count: kept.length })
      : words.say('web-card-waiting', { free })
  }
  const vacant = card.seats.filter((player) => player.vacant && !player.you).length
  if (vacant > 0) return words.say('web-card-vacant', { count: vacant })
  return card.turn ? words.say('web-card-turn', { name: name(card.turn) }) : words.say('web-loading')
}

function outcome(card: Card, words: Words): string {
  if (card.ended === 'closed') return words.say('web-card-closed')
  const won = card.ranking[0] ?? []
  if (card.left_seat) return words.say('web-card-left')
  if (won.length === 0) return words.say('web-card-over')
  const mine = card.seats.filter((player) => player.you && !player.here).map((player) => player.seat)
  // At a shared screen nobody is "you".
  if (card.seats.filter((player) => player.you).length === 1 && won.some((seat) => mine.includes(seat)))
    return words.say('web-card-you-won')
  const names = new Intl.ListFormat(words.language).format(won.map((seat) => nameOf(card.seats, seat, words)))
  return words.say('web-card-won', { names })
}

/** Since when it is a player's turn, or when the game ended; null while people are missing. */
export function when(card: Card, words: Words, now: Date): string {
  const at = card.state === 'playing' ? card.turn_since : card.state === 'over' ? card.updated : null
  if (!at) return ''
  const then = new Date(at)
  const today = then.toDateString() === now.toDateString()
  const format = today ? clock(words) : days(words)
  if (card.state === 'over') return format.format(then)
  const since = words.say('web-card-since', { when: format.format(then) })
  const others = card.seats.some((player) => player.kind === 'human' && !player.you && !player.stand_in)
  if (card.due) return `${since} · ${words.say('web-card-due', { when: moment(card.due, words, now) })}`
  if (!card.your_turn || !others || card.clock || card.absence_limit < DAY) return since
  // After that time the others may claim the game, unless the player opens the table before.
  const until = new Date(then.getTime() + card.absence_limit * 1000)
  return `${since} · ${words.say('web-card-come-by', { when: days(words).format(until) })}`
}

/** The pace of a table that is not over, live or over days, with its clock; and whether seats can be taken over. */
export function pace(card: Card, words: Words): string {
  if (card.state === 'over') return ''
  const named = words.say(card.clock && isOverDays(card.clock.kind) ? 'pace-days' : 'pace-live')
  const parts = [
    named,
    card.clock ? clockText(card.clock, words) : '',
    card.substitutes ? words.say('substitutes') : '',
  ]
  return parts.filter((part) => part).join(' · ')
}
