// How the people and bots at a table are called.

import type { Player, Seat } from '../api/types'
import type { Words } from './words'

// The server allows far less; this keeps a sentence a sentence whatever arrives.
const LONGEST = 40

/** A name inside a sentence: cut where it is absurd, and kept from turning the sentence around it. */
export function tamed(name: string): string {
  const letters = [...name]
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : name
  return `\u2068${short}\u2069`
}

export function botLevel(bot: string, words: Words): string {
  return words.has(`web-bot-${bot}`) ? words.say(`web-bot-${bot}`) : bot
}

/** The name to show for a seat. Bots are called by their seat, because several may be of one level. */
export function nameOf(players: readonly Player[], seat: Seat, words: Words): string {
  const player = players.find((someone) => someone.seat === seat)
  if (player?.former) return words.say('web-former-guest')
  if (player?.kind === 'human' && player.name) return tamed(player.name)
  const colour = words.piece('seat', seat)
  if (player?.kind === 'bot') return words.say('web-bot-called', { seat: colour })
  if (player?.kind === 'reserved') return player.name ? tamed(player.name) : words.say('web-seat-kept')
  return player?.kind === 'free' ? words.say('web-free-seat') : colour
}

/** The same within a sentence of the log: a bot is called by its seat alone, as everybody at the table would. */
export function calledOf(players: readonly Player[], seat: Seat, words: Words): string {
  const player = players.find((someone) => someone.seat === seat)
  return player?.kind === 'human' ? nameOf(players, seat, words) : words.piece('seat', seat)
}
