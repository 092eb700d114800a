// The filters of the list of games, as they stand in the address.

import type { Met } from '../api/types'
import { tamed, botLevel } from '../text/playerNames'
import type { Words } from '../text/words'

export interface Filters {
  game: string
  opponent: string
  result: string
  text: string
}
export const RESULTS = [
  { result: 'won', title: 'games-won' },
  { result: 'lost', title: 'games-lost' },
  { result: 'none', title: 'games-none' },
] as const
const NAMES = ['game', 'opponent', 'result', 'text'] as const

/** The filters in a query; other parameters are ignored. */
export function filtersIn(query: string): Filters {
  const found = new URLSearchParams(query)
  const [game, opponent, result, text] = NAMES.map((name) => found.get(name) ?? '') as [string, string, string, string]
  return { game, opponent, result, text }
}

/** A query with the filters that are set, for the address and for a request; nothing at all without any. */
export function queryOf(filters: Filters, after: string | null = null): string {
  const given = NAMES.flatMap((name) => (filters[name].trim() ? [[name, filters[name].trim()]] : []))
  const query = new URLSearchParams(after ? [...given, ['after', after]] : given).toString()
  return query ? `?${query}` : ''
}

export const isSet = (filters: Filters) => queryOf(filters) !== ''

/** The name of somebody the guest has met. */
export function metName(met: Pick<Met, 'kind' | 'name' | 'bot'>, words: Words): string {
  if (met.kind === 'bot') return botLevel(met.bot ?? '', words)
  if (met.kind === 'former') return words.say('statistics-former')
  return met.name ? tamed(met.name) : words.say('rating-nameless')
}
