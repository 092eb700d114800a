import { expect, test } from 'vitest'
import type { Entry } from '../../api/types'
import { actingSeat, dividedAt, hadTurn, sinceOwn, touchedBy, turnsOf } from './highlights'

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

test("what the server answered in one's place was no turn", () => {
  const asked = log('', 'pink', 'yellow', 'pink', 'blue')
  expect(numbers(sinceOwn(asked, 'pink', false))).toEqual([4])
  expect(numbers(sinceOwn(asked, 'pink', false, [3]))).toEqual([2, 3, 4])
  expect(numbers(sinceOwn(asked.slice(0, 4), 'pink', true, [3]))).toEqual([2, 3])
})

test('chance acts for the seat that it speaks of, or for who acted before', () => {
  const rolled: Entry = { number: 2, seat: 'chance', thing: '3', events: [{ what: 'sailed', seat: 'blue' }] }
  expect(actingSeat(rolled, 'pink')).toBe('blue')
  expect(actingSeat({ ...rolled, events: [] }, 'pink')).toBe('pink')
  expect(actingSeat({ ...rolled, events: [] }, null)).toBe(null)
  expect(actingSeat({ ...rolled, seat: 'green' }, 'pink')).toBe('green')
  expect(turnsOf(log('', 'pink', 'chance', 'blue')).map((turn) => turn.seat)).toEqual([null, 'pink', 'blue'])
})

test("before one's first turn there is no last one", () => {
  expect(hadTurn(log('', 'yellow'), 'pink', false)).toBe(false)
  expect(hadTurn(log('', 'yellow', 'pink'), 'pink', true)).toBe(false)
  expect(hadTurn(log('', 'yellow', 'pink'), 'pink', false)).toBe(true)
  expect(hadTurn(log('', 'yellow', 'pink', 'yellow'), 'pink', false, [2])).toBe(false)
  expect(hadTurn(log('', 'yellow', 'pink', 'yellow', 'pink'), 'pink', true)).toBe(true)
})

test('before anybody has moved there is nothing to tell', () => {
  expect(sinceOwn(log(''), 'pink', true)).toEqual([])
  expect(sinceOwn(log('', 'pink'), 'pink', true)).toEqual([])
})

test('what moved or shifted touches both its ends, each area of a place by itself', () => {
  const entry: Entry = {
    number: 1,
    seat: 'pink',
    thing: 'coins.2',
    events: [
      { what: 'moved', sort: 'card', kind: null, from: ['deck', null], to: ['hand', 'pink'] },
      { what: 'shifted', count: 2, from: ['supply', null], to: ['coins', 'pink', 'north'] },
    ],
  }
  expect([...touchedBy([entry], null)]).toEqual(['deck/', 'hand/pink', 'supply/', 'coins/pink/north'])
})

test("a line divides what is new from one's own turn, where there was one and something is new", () => {
  const turns = turnsOf(log('', 'pink', 'yellow', 'yellow', 'blue'))
  expect(dividedAt(turns, 2)?.seat).toBe('yellow')
  expect(dividedAt(turns, 1)?.seat).toBe('pink')
  expect(dividedAt(turns.slice(1), 1)).toBeUndefined()
  expect(dividedAt(turns, undefined)).toBeUndefined()
})
