// The missing players of a waiting table: free seats and reserved ones.

import type { Player, View } from '../../api/types'
import { nameOf } from '../../text/playerNames'
import type { Words } from '../../text/words'

/** May the guest sit down there? */
export const isOpenToMe = ({ kind, for_you }: Player): boolean => kind === 'free' || for_you

export function freeSeats(view: View): number {
  return view.players.filter(({ kind }) => kind === 'free').length
}

export function keptSeats(view: View): Player[] {
  return view.players.filter(({ kind }) => kind === 'reserved')
}

/** A text about the number of missing players and the reserved seats, or that nobody is missing. */
export function sayMissing(view: View, words: Words): string {
  const [free, kept] = [freeSeats(view), keptSeats(view)]
  const names = new Intl.ListFormat(words.language).format(kept.map(({ seat }) => nameOf(view.players, seat, words)))
  const lines = kept.length > 0 ? [words.say('web-missing-kept', { names, count: kept.length })] : []
  if (free > 0 || kept.length === 0) lines.push(words.say('web-missing', { free }))
  return lines.join(' ')
}
