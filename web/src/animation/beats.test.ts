import { expect, test } from 'vitest'
import type { Entry, Event, Spot } from '../api/types'
import { beatsOf, runsOf, type Beat } from './beats'

const moved = (kind: string | null, from: Spot, to: Spot): Event => ({ what: 'moved', sort: 'card', kind, from, to })
const went = (kind: string): Event => ({ what: 'went', place: 'ship', kind, from: 'osaka', to: 'anori' })
const MARKET: Spot = ['market', null]
const GOODS: Spot = ['goods', 'white']
const entry = (...events: Event[]): Entry => ({ number: 7, seat: 'white', thing: 'buy', events })
const read = (beats: Beat[]) =>
  beats.map(({ line, motions }) => [
    line?.what ?? null,
    ...motions.map((motion) => ('kind' in motion ? motion.kind : motion.what)),
  ])

test('a whole purchase is one beat for each line, in the order in which it was told', () => {
  const bought = entry(
    moved('green_5', ['hand', 'white'], ['discard', null]),
    { what: 'paid', seat: 'white', card: 'green_5' },
    { what: 'bought', seat: 'white', cards: 2, price: 5 },
    moved('blue_2', MARKET, GOODS),
    moved('red_3', MARKET, GOODS),
    { what: 'refilled' },
    moved('red_5', ['farm', null], MARKET),
    went('red'),
    { what: 'ship_sailed', color: 'red', steps: 1, space: 'anori' },
    went('blue'),
    { what: 'ship_sailed', color: 'blue', steps: 1, space: 'anori' },
    { what: 'payday', color: 'blue' },
  )
  expect(read(beatsOf([bought]))).toEqual([
    ['paid', 'green_5'],
    ['bought', 'blue_2', 'red_3'],
    ['refilled', 'red_5'],
    ['ship_sailed', 'red'],
    ['ship_sailed', 'blue'],
    ['payday'],
  ])
})

test('goods that wash away belong to the wave, not to the line that counts them', () => {
  const sunk = entry({ what: 'ship_sank', color: 'blue' }, moved('blue_5', GOODS, ['discard', null]), {
    what: 'lost',
    seat: 'white',
    color: 'blue',
    cards: 1,
  })
  expect(read(beatsOf([sunk]))).toEqual([['ship_sank', 'blue_5'], ['lost']])
})

test('pieces that move without a word are a beat of their own, and a decision without events is none', () => {
  expect(read(beatsOf([entry(moved(null, ['deck', null], GOODS)), entry()]))).toEqual([[null, null]])
})

test('what has just come somewhere leaves it only when it has landed', () => {
  const runs = runsOf(
    beatsOf([
      entry(moved('a', MARKET, GOODS), moved('b', MARKET, GOODS), moved('a', GOODS, ['discard', null]), went('red')),
    ])[0]?.motions ?? [],
  )
  expect(runs.map((run) => run.length)).toEqual([2, 1, 1])
})
