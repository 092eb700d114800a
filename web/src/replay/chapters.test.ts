import { expect, test } from 'vitest'
import type { Entry, Event } from '../api/types'
import { chaptersOf, firstAfter, lastBefore, turnStarts } from './chapters'

const entry = (number: number, seat: string | null, ...events: Event[]): Entry => ({
  number,
  seat,
  thing: null,
  events,
})
const log = [
  entry(0, null),
  entry(1, 'chance', { what: 'rolled', seat: 'pink', points: 3 }),
  entry(2, 'pink'),
  entry(3, 'pink', { what: 'payday', color: 'blue' }, { what: 'payday', color: 'red' }),
  entry(4, 'grey', { what: 'paid', seat: 'grey' }),
  entry(5, 'pink', { what: 'payday', color: 'green' }),
]

test('a turn begins with the dice that were thrown for it', () => {
  expect(turnStarts(log)).toEqual([1, 4, 5])
})

test('chapters are the lines a game has named, each with its decision', () => {
  expect(chaptersOf(log, ['payday']).map(({ move, lines }) => [move, ...lines.map(({ color }) => color)])).toEqual([
    [3, 'blue', 'red'],
    [5, 'green'],
  ])
  expect(chaptersOf(log, [])).toEqual([])
})

test('one jumps to the next turn and back, and nowhere from the ends', () => {
  const turns = turnStarts(log)
  expect([lastBefore(turns, 4), firstAfter(turns, 4)]).toEqual([1, 5])
  expect([lastBefore(turns, 1), firstAfter(turns, 5)]).toEqual([undefined, undefined])
})
