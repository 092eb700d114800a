import type { Piece, Scene } from '$client/api/types'
import { expect, test } from 'vitest'
import { byColor } from './cards/kinds'
import { priceOf } from './places'

const card = (color: string, value: number, more: Partial<Piece> = {}): Piece => ({
  kind: `${color}_${value}`,
  printed: { color, value, insures: 0 },
  ...more,
})
const table = (market: Piece[], more: Partial<Scene> = {}): Scene => ({
  game: 'osaka',
  seats: ['grey', 'white'],
  viewer: 'grey',
  turn: 'grey',
  step: { name: 'ChooseAction' },
  options: [],
  previews: {},
  refused: {},
  suggested: null,
  settings: {},
  amounts: [],
  places: [
    { place: 'market', form: 'row', owner: null, sort: 'card', pieces: market },
    { place: 'ship', form: 'track', owner: null, sort: 'color', pieces: [{ kind: 'blue' }, { kind: 'red' }] },
  ],
  over: false,
  ...more,
})
const MARKET = [card('red', 5, { thing: 'market.1' }), card('blue', 2, { thing: 'market.2', mark: 'white' })]

test('the price is what the preview of buying says', () => {
  expect(priceOf(table(MARKET, { options: ['buy'], previews: { buy: { price: 23, cards: 4 } } }))).toBe(23)
})

test('without it, what can be reached is worth what is printed on it', () => {
  expect(priceOf(table(MARKET, { options: ['market.1'] }))).toBe(5)
  expect(priceOf(table([card('red', 5), card('blue', 2)]))).toBe(7)
})

test('nothing is said where a stone may make a difference', () => {
  expect(priceOf(table(MARKET))).toBeUndefined()
})

test('cards lie by colour, in the order of the ships', () => {
  const cards = [card('red', 5), card('blue', 2), card('red', 2)]
  expect(byColor(table([]), cards).map(({ color, cards }) => [color, cards.length])).toEqual([
    ['blue', 1],
    ['red', 2],
  ])
})
