import { expect, test } from 'vitest'
import type { Entry, Event, Part, Scene, Spot } from '../api/types'
import { beatsOf } from './beats'
import { gesturesOf, type Cutting, type Gesture } from './gestures'

const moved = (kind: string | null, from: Spot, to: Spot): Event => ({ what: 'moved', sort: 'card', kind, from, to })
const went = (kind: string): Event => ({ what: 'went', place: 'ship', kind, from: 'osaka', to: 'anori' })
const entry = (number: number, seat: string, ...events: Event[]): Entry => ({ number, seat, thing: null, events })
const deck: Part = { place: 'deck', form: 'pile', owner: null, sort: 'card', count: 40 }
const market: Part = { place: 'market', form: 'row', owner: null, sort: 'card', count: 0, pieces: [] }
const scene = { game: 'osaka', places: [deck, market] } as unknown as Scene
const cutting: Cutting = {
  moments: ['payday', 'sank', 'lost', 'built'],
  settlements: ['payday'],
  isByHand: (seat) => seat === 'white',
  scene,
}
const read = (gestures: Gesture[]) =>
  gestures.map(({ lines, motions }) => `${lines.map(({ what }) => what).join(' ')}: ${motions.length}`)
const placed = (number: number, seat: string) =>
  entry(number, seat, moved('assistant', ['supply', seat], ['area', null]), { what: 'placed', seat })

test('a turn of many decisions is one gesture, and the next seat begins another', () => {
  const turns = [placed(1, 'pink'), placed(2, 'pink'), placed(3, 'pink'), placed(4, 'grey')]
  const gestures = gesturesOf(beatsOf(turns), cutting)
  expect(read(gestures)).toEqual(['placed placed placed: 3', 'placed: 1'])
  expect(gestures.map(({ seat, entry }) => [seat, entry.number])).toEqual([
    ['pink', 3],
    ['grey', 4],
  ])
})

test('dice belong to the turn of who rolled them', () => {
  const rolled = entry(1, 'chance', went('die'), { what: 'rolled', seat: 'pink' })
  expect(read(gesturesOf(beatsOf([rolled, placed(2, 'pink')]), cutting))).toEqual(['rolled placed: 2'])
})

test('a payday is four gestures: it comes, all are paid, the wave takes its goods, all ships return', () => {
  const payday = entry(
    7,
    'pink',
    { what: 'bought', seat: 'pink' },
    moved('blue_2', ['market', null], ['goods', 'pink']),
    { what: 'payday', color: 'blue' },
    { what: 'sold', seat: 'pink' },
    moved('blue_2', ['goods', 'pink'], ['discard', null]),
    { what: 'sold', seat: 'white' },
    moved('blue_3', ['goods', 'white'], ['discard', null]),
    { what: 'sank', color: 'red' },
    moved('red_3', ['goods', 'white'], ['discard', null]),
    { what: 'lost', seat: 'white' },
    { what: 'lost', seat: 'grey' },
    went('blue'),
    { what: 'returned', color: 'blue' },
    went('red'),
    { what: 'returned', color: 'red' },
  )
  const gestures = gesturesOf(beatsOf([payday]), cutting)
  expect(read(gestures)).toEqual([
    'bought: 1',
    'payday: 0',
    'sold sold: 2',
    'sank lost lost: 1',
    'returned returned: 2',
  ])
  expect(gestures.map(({ settles }) => settles)).toEqual([false, true, true, true, true])
  expect(gestures.map(({ moment }) => moment)).toEqual([false, true, false, true, false])
})

test('what one did by hand is not shown again, but what came of it is', () => {
  const own = entry(
    3,
    'white',
    { what: 'bought', seat: 'white' },
    moved('blue_2', ['market', null], ['goods', 'white']),
    moved('red_2', ['deck', null], ['market', null]),
    { what: 'built', seat: 'white' },
    moved('shop', ['supply', 'white'], ['area', null]),
    { what: 'paid', seat: 'white' },
    { what: 'shifted', count: 2, from: ['yen', 'white'], to: ['yen', 'pink'] },
    went('blue'),
    { what: 'sailed', color: 'blue' },
  )
  const gestures = gesturesOf(beatsOf([own]), cutting)
  expect(gestures.filter(({ byHand }) => byHand).flatMap(({ motions }) => motions)).toMatchObject([
    { kind: 'blue_2' },
    { kind: 'shop' },
  ])
  expect(gestures.filter(({ byHand }) => !byHand).flatMap(({ motions }) => motions)).toMatchObject([
    { kind: 'red_2' },
    { what: 'shifted' },
    { kind: 'blue' },
  ])
})

test('a payday that an own purchase brings is shown, with what one sells oneself', () => {
  const own = entry(3, 'white', { what: 'bought', seat: 'white' }, { what: 'payday' }, { what: 'sold', seat: 'white' })
  const gestures = gesturesOf(beatsOf([own]), cutting)
  expect(gestures.map(({ lines, byHand }) => [lines[0]?.what, byHand])).toEqual([
    ['bought', true],
    ['payday', false],
    ['sold', false],
  ])
})
