// Who is still missing at a table that waits: somebody for a free seat, or somebody whose seat is kept.

import type { Player, View } from '../../api/types'
import { nameOf } from '../../text/playerNames'
import type { Words } from '../../text/words'

/** May the person before this screen sit down there? */
export const isOpenToMe = ({ kind, for_you }: Player): boolean => kind === 'free' || for_you

export function freeSeats(view: View): number {
  return view.players.filter(({ kind }) => kind === 'free').length
}

export function keptSeats(view: View): Player[] {
  return view.players.filter(({ kind }) => kind === 'reserved')
}

/** How many are missing and whose seats are kept; that nobody is missing, too. */
export function sayMissing(view: View, words: Words): string {
  const [free, kept] = [freeSeats(view), keptSeats(view)]
  const names = new Intl.ListFormat(words.language).format(kept.map(({ seat }) => nameOf(view.players, seat, words)))
  const lines = kept.length > 0 ? [words.say('web-missing-kept', { names, count: kept.length })] : []
  if (free > 0 || kept.length === 0) lines.push(words.say('web-missing', { free }))
  return lines.join(' ')
}
