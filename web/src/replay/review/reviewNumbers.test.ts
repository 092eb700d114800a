import { expect, test } from 'vitest'
import type { Balance, Review } from '../../api/types'
import { Words } from '../../text/words'
import {
  bestAgainstLuck,
  bestMoveOf,
  mistakeCount,
  mistakesOf,
  momentOf,
  partOfLuck,
  percent,
  shownBalance,
  signedPercent,
  turningPoints,
} from './reviewNumbers'

const balance = (begin: number, luck: number, end: number, within = 0.01): Balance => ({
  begin,
  own: end - begin - luck,
  others: 0,
  luck,
  within,
  end,
  lost: 0,
})
const review = (balances: Record<string, Balance>, finished = true): Review => ({
  numbers: [0, 2, 5, 9],
  chances: { a: [0.5, 0.52, 0.7, 1], b: [0.5, 0.48, 0.3, 0] },
  balances,
  dear: [],
  best: {},
  finished,
})
const SIDES = [['a'], ['b']]

test('what is shown adds up, also where rounding would not', () => {
  const shown = shownBalance(balance(0.334, -0.125, 0.006, 0.021))
  expect(shown.begin + shown.decided + shown.luck).toBe(shown.end)
  expect(shown.within).toBe(3)
  expect(shown.withoutLuck).toBe(shown.end - shown.luck)
})

test('mistakes are added up over a side, and whoever made none lost nothing', () => {
  const lost = {
    a: { ...balance(0.5, 0, 1), lost: 0.124 },
    b: balance(0.5, 0, 0),
    c: { ...balance(0.5, 0, 1), lost: 0.033 },
  }
  expect(mistakesOf(review(lost), ['a', 'c'])).toBe(16)
  expect([['a'], ['b'], ['nobody']].map((side) => mistakesOf(review(lost), side))).toEqual([12, 0, 0])
})

test('who played best and lost is named only where luck was against them, for sure', () => {
  expect(bestAgainstLuck(review({ a: balance(0.5, 0.7, 1), b: balance(0.5, -0.7, 0) }), SIDES)).toEqual(['b'])
  expect(bestAgainstLuck(review({ a: balance(0.5, 0.2, 1), b: balance(0.5, -0.2, 0) }), SIDES)).toBeNull()
  expect(bestAgainstLuck(review({ a: balance(0.5, 0.7, 1, 0.3), b: balance(0.5, -0.7, 0, 0.3) }), SIDES)).toBeNull()
  expect(bestAgainstLuck(review({ a: balance(0.5, 0.7, 1), b: balance(0.5, -0.7, 0) }, false), SIDES)).toBeNull()
})

test('mistakes are counted by side, and its best move is the one with the largest lead', () => {
  const move = { thing: 'buy', within: 0.01, why: [] }
  const of = (seat: string, number: number) => ({ ...move, seat, number, better: 'pass', cost: 0.1 })
  const found = {
    ...review({}),
    dear: [of('a', 3), of('b', 5), of('a', 8)],
    best: {
      a: { ...move, seat: 'a', number: 1, lead: 0.1 },
      c: { ...move, seat: 'c', number: 4, lead: 0.2 },
    },
  }
  expect([['a'], ['a', 'b'], ['c']].map((side) => mistakeCount(found, side))).toEqual([2, 3, 0])
  expect([['a'], ['a', 'c'], ['b']].map((side) => bestMoveOf(found, side)?.number ?? null)).toEqual([1, 4, null])
})

test('luck has a part only where it is surely more than nothing', () => {
  const found = review({
    a: balance(0.5, 0.1, 1, 0.05),
    b: balance(0.5, -0.1, 0, 0.05),
    c: balance(0.5, 0.04, 0, 0.05),
  })
  expect(['a', 'b', 'c'].map((seat) => partOfLuck(found, [seat]))).toEqual(['good', 'bad', 'unclear'])
})

test('turning points are where chances changed, with the beginning and the end', () => {
  const found = review({})
  expect(turningPoints(found, 0.1)).toEqual([0, 2, 3])
  expect(turningPoints(found, 2)).toEqual([0, 3])
})

test('a decision of the log belongs to the last moment that it reached', () => {
  expect([0, 1, 2, 4, 9].map((move) => momentOf([0, 2, 5, 9], move))).toEqual([0, 0, 1, 1, 3])
})

test('percents are written as each language writes them', () => {
  const [en, de] = [new Words('en', []), new Words('de', [])]
  expect([percent(0.376, en), signedPercent(-4, en), signedPercent(0, en)]).toEqual(['38%', '−4%', '0%'])
  expect(percent(0.376, de)).toBe('38\u00a0%')
})
