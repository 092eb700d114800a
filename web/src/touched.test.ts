import { expect, test } from 'vitest'
import type { Entry } from './scene'
import { sinceOwn, touchedBy } from './touched'

const log = (...seats: string[]): Entry[] =>
  seats.map((seat, number) => ({ number, seat: number === 0 ? null : seat, thing: 'done', events: [] }))
const numbers = (entries: Entry[]) => entries.map((entry) => entry.number)

test('what the others did stays in sight while one decides, and grows while they do', () => {
  const others = ['', 'pink', 'chance', 'yellow', 'yellow', 'chance']
  expect(numbers(sinceOwn(log(...others), 'pink', false))).toEqual([2, 3, 4, 5])
  expect(numbers(sinceOwn(log(...others), 'pink', true))).toEqual([2, 3, 4])
  expect(numbers(sinceOwn(log(...others, 'pink', 'pink'), 'pink', true))).toEqual([2, 3, 4])
  expect(numbers(sinceOwn(log(...others, 'pink'), 'pink', false))).toEqual([])
})

test('before anybody has moved there is nothing to tell', () => {
  expect(sinceOwn(log(''), 'pink', true)).toEqual([])
  expect(sinceOwn(log('', 'pink'), 'pink', true)).toEqual([])
})

test('money that changes hands is seen at both ends, like a piece', () => {
  const shifted = { what: 'shifted' as const, count: 3, from: ['money', 'pink'] as [string, string] }
  const entry: Entry = { number: 1, seat: 'pink', thing: 'pay.3', events: [{ ...shifted, to: ['bank', null] }] }
  expect(touchedBy([entry], null)).toEqual(new Set(['money/pink', 'bank/']))
})
