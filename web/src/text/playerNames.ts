// The names of the people and bots at a table.

import type { Player, Seat } from '../api/types'
import type { Words } from './words'

// The server's limit is lower; this protects the layout in any case.
const LONGEST = 40

/** A name inside a sentence: shortened if too long, and isolated from the writing direction of the sentence. */
export function tamed(name: string): string {
  const letters = [...name]
  const short = letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : name
  return `\u2068${short}\u2069`
}

export function botLevel(bot: string, words: Words): string {
  return words.has(`web-bot-${bot}`) ? words.say(`web-bot-${bot}`) : bot
}

/** How often a seat had been taken over when a decision was made. */
export function partAt(players: readonly Player[], seat: Seat, decision: number): number {
  const player = players.find((someone) => someone.seat === seat)
  return player?.before.filter(({ until }) => until < decision).length ?? 0
}

/**
 * The name to show for a seat: of who sits there now, or did after it was taken over so often. Bots are named by their
 * seat, because several may have the same level.
 */
export function nameOf(players: readonly Player[], seat: Seat, words: Words, part?: number): string {
  const player = players.find((someone) => someone.seat === seat)
  const left = part === undefined ? undefined : player?.before[part]
  if (left) return left.name ? tamed(left.name) : words.say('web-former-guest')
  if (player?.former) return words.say('web-former-guest')
  if (player?.kind === 'human' && player.name) return tamed(player.name)
  const colour = words.piece('seat', seat)
  if (player?.kind === 'bot') return words.say('web-bot-called', { seat: colour })
  if (player?.kind === 'reserved') return player.name ? tamed(player.name) : words.say('web-seat-kept')
  return player?.kind === 'free' ? words.say('web-free-seat') : colour
}

/** The same within a sentence of the log: a bot is named by its seat alone. */
export function calledOf(players: readonly Player[], seat: Seat, words: Words, part?: number): string {
  const player = players.find((someone) => someone.seat === seat)
  return player?.kind === 'human' ? nameOf(players, seat, words, part) : words.piece('seat', seat)
}
