// Private copies: opening one, and playing its moves in the real game.

import * as api from '../api/endpoints'
import { addressOf } from '../api/createTable'
import { untilAnswered } from '../api/liveTable'
import type { PlayedThis, Seat, Trial, View } from '../api/types'
import type { Words } from '../text/words'

/** May the guest try moves out at this table? */
export function mayTryOut(view: View): boolean {
  const mine = view.players.some(({ you, stand_in }) => you && !stand_in)
  return view.state === 'playing' && view.try_out && !view.trial && mine
}

/** Opens a copy of a running game. Returns its address in the client. */
export function tryOut(table: string): Promise<string> {
  const command = api.freshId()
  return addressOf(() => api.tryOut(table, command))
}

/** The same for a moment of a finished game, from a seat. */
export function playOn(table: string, seat: Seat, moment: number): Promise<string> {
  const body = { command_id: api.freshId(), seat, moment }
  return addressOf(() => api.playOn(table, body))
}

/** The same for a puzzle. */
export function playPuzzle(game: string, puzzle: string): Promise<string> {
  const command = api.freshId()
  return addressOf(() => api.playPuzzle(game, puzzle, command))
}

/** A new copy in place of this one. */
export function startOver({ kind, table, seat, moment }: Trial, game: string): Promise<string> {
  if (kind === 'puzzle') return playPuzzle(game, table)
  return kind === 'try_out' ? tryOut(table) : playOn(table, seat, moment)
}

/** What a copy is, and where its way back leads. */
export const BANNERS = {
  try_out: { line: 'trial-try-out', back: 'trial-back' },
  what_if: { line: 'trial-what-if', back: 'trial-back-replay' },
  puzzle: { line: 'trial-puzzle', back: 'trial-back-puzzle' },
} as const

/** Plays the moves of a copy in the real game, as far as they hold there. */
export function playThis(copy: string): Promise<PlayedThis> {
  const command = api.freshId()
  return untilAnswered(() => api.playThis(copy, command))
}

/** What was copied, as an address in the client. */
export function originOf({ kind, table, seat, moment }: Trial, game: string): string {
  if (kind === 'puzzle') return `/puzzles/${game}/${table}`
  return kind === 'try_out'
    ? `/table/${table}`
    : `/table/${table}/replay?move=${moment}&seat=${encodeURIComponent(seat)}`
}

/** What became of the moves, in one or two sentences. */
export function outcomeInWords({ played, left, why }: PlayedThis, words: Words): string {
  const count = words.say('played-this', { played })
  return left === 0 || !why ? count : `${count} ${words.say(`played-this-${why}`)}`
}
