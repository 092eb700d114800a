import { expect, test } from 'vitest'
import type { Entry, Event, Spot } from '../../api/types'
import { doneTo } from './doneToMe'

const shifted = (from: Spot, to: Spot): Event => ({ what: 'shifted', count: 1, from, to })
const entry = (number: number, seat: string | null, ...events: Event[]): Entry => ({
  number,
  seat,
  thing: null,
  events,
})
const told = (entries: Entry[], given?: number[]) =>
  doneTo('white', entries, ['round_begins'], given).map(({ what }) => what)

const lured = entry(2, 'pink', { what: 'lured', seat: 'pink' }, shifted(['geishas', 'white'], ['geishas', 'pink']))
const paid = entry(3, 'pink', { what: 'went_through', seat: 'pink' }, shifted(['yen', 'pink'], ['yen', 'white']))
const named = entry(4, 'grey', { what: 'lost', seat: 'white', cards: 2 }, { what: 'lost', seat: 'grey', cards: 1 })

test('what was taken from somebody, paid to them or said of them concerns them', () => {
  expect(told([entry(1, 'white'), lured, paid, named])).toEqual(['lured', 'went_through', 'lost'])
})

test('where a line names them, the line with which their pieces moved is not told, too', () => {
  const sank = entry(2, 'pink', { what: 'sank' }, shifted(['goods', 'white'], ['box', null]), {
    what: 'lost',
    seat: 'white',
  })
  expect(told([sank])).toEqual(['lost'])
})

test('what only others do does not, nor a line that opens a chapter with their name', () => {
  const theirs = entry(2, 'pink', { what: 'took', seat: 'pink' }, shifted(['bank', null], ['yen', 'pink']))
  const begins = entry(3, 'grey', { what: 'round_begins', seat: 'white' })
  expect(told([entry(0, null, { what: 'drew', seat: 'white' }), theirs, begins])).toEqual([])
})

test('what is dealt and drawn by lot before the first decision concerns nobody', () => {
  const deal = entry(0, null, { what: 'dealt', seat: 'white' })
  const drawn = entry(1, 'chance', { what: 'starts', seat: 'pink' }, shifted(['bank', null], ['yen', 'white']))
  expect(told([deal, drawn])).toEqual([])
  expect(told([deal, drawn, entry(2, 'pink'), { ...paid, number: 3 }])).toEqual(['went_through'])
})

test('dice that are rolled for them do not, those that are rolled for others do', () => {
  expect(told([entry(2, 'chance', { what: 'rolled', seat: 'white' })])).toEqual([])
  expect(told([entry(2, 'chance', { what: 'rolled', seat: 'pink' }, { what: 'lost', seat: 'white' })])).toEqual([
    'lost',
  ])
})

test('it is marked until the next decision of their own, not until one that was given for them', () => {
  expect(told([lured, entry(3, 'white')])).toEqual([])
  expect(told([lured, entry(3, 'white')], [3])).toEqual(['lured'])
})
