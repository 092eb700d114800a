// The filter of open tables. It is part of the address of the page, so it survives a reload and can be shared.

import type { Card, Pace } from '../../api/types'

export interface TableFilter {
  game: string
  /** 0 for any number. */
  seats: number
  pace: Pace | ''
  rated: 'yes' | 'no' | ''
  /** Tables that wait for players, or running games with a seat to take over. */
  state: 'waiting' | 'playing' | ''
}

export const EVERYTHING: TableFilter = { game: '', seats: 0, pace: '', rated: '', state: '' }
const MOST_SEATS = 8

/** The filter in the query of an address; what makes no sense there is ignored. */
export function filterOf(query: string): TableFilter {
  const asked = new URLSearchParams(query)
  const seats = Number(asked.get('seats'))
  const pace = asked.get('pace')
  const rated = asked.get('rated')
  const state = asked.get('state')
  return {
    game: /^[a-z_]{1,32}$/.exec(asked.get('game') ?? '')?.[0] ?? '',
    seats: Number.isInteger(seats) && seats > 0 && seats <= MOST_SEATS ? seats : 0,
    pace: pace === 'live' || pace === 'days' ? pace : '',
    rated: rated === 'yes' || rated === 'no' ? rated : '',
    state: state === 'waiting' || state === 'playing' ? state : '',
  }
}

/** The query of an address with this filter; empty without a filter. */
export function queryOf(filter: TableFilter): string {
  const kept = Object.entries(filter).filter(([, value]) => value)
  return kept.length > 0 ? `?${new URLSearchParams(kept.map(([name, value]) => [name, String(value)])).toString()}` : ''
}

export const fits = (card: Card, { game, seats, pace, rated, state }: TableFilter): boolean =>
  (!game || card.game === game) &&
  (!seats || card.seats.length === seats) &&
  (!pace || card.pace === pace) &&
  (!rated || card.rated === (rated === 'yes')) &&
  (!state || card.state === state)
