import { describe, expect, it } from 'vitest'
import type { Card } from '../../api/types'
import { EVERYTHING, filterOf, fits, queryOf } from './tableFilter'

const card = (game: string, seats: number, more: Partial<Card> = {}) =>
  ({ game, seats: Array.from({ length: seats }, () => ({})), pace: 'live', rated: false, ...more }) as unknown as Card

describe('the filter of open tables', () => {
  it('survives in the address', () => {
    const filter = { game: 'yedo', seats: 3, pace: 'days', rated: 'yes', state: 'playing' } as const
    expect(filterOf(queryOf(filter))).toEqual(filter)
    expect(queryOf(EVERYTHING)).toBe('')
    expect(filterOf('')).toEqual(EVERYTHING)
  })

  it('ignores what makes no sense', () => {
    expect(filterOf('?game=<b>&seats=1e9&pace=never&rated=maybe&state=over')).toEqual(EVERYTHING)
    expect(filterOf('?seats=-1')).toEqual(EVERYTHING)
  })

  it('keeps the tables that fit', () => {
    const cards = [
      card('yedo', 3, { state: 'waiting' }),
      card('yedo', 4, { rated: true, state: 'playing' }),
      card('osaka', 3, { pace: 'days', state: 'waiting' }),
    ]
    const kept = (query: string) => cards.filter((one) => fits(one, filterOf(query))).length
    expect(kept('')).toBe(3)
    expect(kept('?game=yedo')).toBe(2)
    expect(kept('?seats=3')).toBe(2)
    expect(kept('?rated=yes')).toBe(1)
    expect(kept('?rated=no&pace=live')).toBe(1)
    expect(kept('?pace=days&game=yedo')).toBe(0)
    expect(kept('?state=playing')).toBe(1)
    expect(kept('?state=waiting')).toBe(2)
  })
})
