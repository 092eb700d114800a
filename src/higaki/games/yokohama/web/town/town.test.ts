import { isSeatTouched } from '$client/scene/parts'
import type { Part, Piece, Scene } from '$client/api/types'
import { expect, test } from 'vitest'
import { flagsOf, handSize, heldBy, itemsOf, priceOf, waresOf } from '../players/belongings'
import {
  actionOf,
  builderOn,
  crowdsIn,
  isAreaTouched,
  isInPlay,
  pieceName,
  slotsOf,
  spacesToEnd,
  strengthFor,
  townOf,
} from '../places'
import { inLines } from '../cards/lines'
import { rewardsOf } from '../signs/rewards'

const area = (kind: string, space: string, by_strength: number[] = [1, 2, 3, 4, 5]): Piece => ({
  kind,
  space,
  printed: { kind, category: 'trade', by_strength },
})
const part = (place: string, pieces: Piece[], more: Partial<Part> = {}): Part => ({
  place,
  form: 'heap',
  owner: null,
  pieces,
  count: pieces.length,
  ...more,
})
const scene: Scene = {
  game: 'yokohama',
  seats: ['red', 'blue'],
  viewer: 'red',
  turn: 'red',
  step: { name: 'UseStrength' },
  options: [],
  previews: {},
  refused: {},
  suggested: null,
  settings: {},
  amounts: [],
  places: [
    part(
      'lot',
      [area('church', 'b1'), area('port', 'a2', [0, 1, 2, 3, 3]), area('bank', 'a1'), area('dock', 'unused')],
      { form: 'track', printed: { spaces_to_end: [0, 0, 5, 5, 6] } },
    ),
    part(
      'president',
      [
        { kind: 'red', space: 'bank' },
        { kind: 'blue', space: 'supply' },
      ],
      { form: 'track' },
    ),
    part('acting', [{ kind: 'action', space: 'bank' }], { form: 'track' }),
    part('strength', [], { form: 'number', count: 4 }),
    part(
      'assistants',
      [
        { kind: 'red_assistant', count: 2 },
        { kind: 'blue_assistant', count: 1 },
      ],
      { at: 'bank' },
    ),
    part('building', [{ kind: 'blue_house' }], { at: 'bank_house' }),
    part('order_slot', [], { at: 'port_1' }),
    part('order_slot', [], { at: 'dock_1' }),
    part('wares', [{ kind: 'tea', count: 3 }], { owner: 'red' }),
    part(
      'warehouse',
      [
        { kind: 'red_house', count: 3 },
        { kind: 'red_shop', count: 6 },
      ],
      { owner: 'red', printed: { shop: 2, houses: [4, 5, 6, 7] } },
    ),
    part('fulfilled', [{ kind: 'fr_1', printed: { country: 'fr' } }], {
      owner: 'red',
    }),
    part(
      'technologies',
      [
        { kind: 'gas_light', printed: { country: 'fr' } },
        { kind: 'ball', printed: { country: 'gb' } },
      ],
      { owner: 'red' },
    ),
    part('kept', [{ kind: 'nl_8' }], { owner: 'red' }),
    {
      place: 'hand',
      form: 'heap',
      owner: 'red',
      count: 1,
      remembered: [{ kind: 'us_1' }],
    },
    part('dealt', [], { owner: 'red' }),
  ],
  over: false,
}

test('the town lies in rows, the widest on top, without what is not in play', () => {
  expect(townOf(scene).map((row) => row.map(({ area }) => area))).toEqual([['bank', 'port'], ['church']])
  expect(isInPlay(scene, 'port')).toBe(true)
  expect(isInPlay(scene, 'dock')).toBe(false)
})

test('who stands in an area is told house by house', () => {
  expect(crowdsIn(scene, 'bank')).toEqual([
    { seat: 'red', president: true, assistants: 2 },
    { seat: 'blue', president: false, assistants: 1 },
  ])
  expect(crowdsIn(scene, 'port')).toEqual([])
  expect(builderOn(scene, 'bank_house')).toBe('blue')
  expect(builderOn(scene, 'bank_1')).toBeUndefined()
  expect(pieceName('neutral_assistant')).toEqual({
    seat: 'neutral',
    piece: 'assistant',
  })
})

test('the action is where the rules say, with its strength', () => {
  expect(actionOf(scene)).toEqual({ area: 'bank', strength: 4 })
})

test('slots belong to their board, and need the strength of its area', () => {
  expect(slotsOf(scene, 'order_slot', 'port')).toEqual(['port_1'])
  expect([1, 2, 3, undefined].map((level) => strengthFor(scene, 'port', level))).toEqual([2, 3, 4, undefined])
  expect(spacesToEnd(scene)).toBe(5)
})

test('what lies before a seat is added up', () => {
  expect(waresOf(scene, 'red')).toMatchObject({ tea: 3, fish: 0, import: 0 })
  expect(itemsOf(scene, 'warehouse', 'red', 'shop')).toBe(6)
  expect(flagsOf(scene, 'red')).toEqual([
    { country: 'gb', count: 1 },
    { country: 'fr', count: 2 },
  ])
})

test('the next trading house costs what is printed for it', () => {
  expect(priceOf(scene, 'red', 'house')).toBe(5)
  expect(priceOf(scene, 'red', 'shop')).toBe(2)
  expect(priceOf(scene, 'red', 'assistant')).toBeUndefined()
})

test('orders in hand are seen, remembered, or only counted', () => {
  expect(heldBy(scene, 'red', false).map(({ piece }) => piece.kind)).toEqual(['nl_8'])
  expect(heldBy(scene, 'red', true).map(({ piece }) => piece.kind)).toEqual(['nl_8', 'us_1'])
  expect(handSize(scene, 'red')).toBe(2)
})

test('what is spoken of is found by area and by seat', () => {
  const touched = new Set(['building//bank_house', 'yen/blue'])
  expect([isAreaTouched(touched, 'bank'), isAreaTouched(touched, 'port')]).toEqual([true, false])
  expect([isSeatTouched(touched, 'blue'), isSeatTouched(touched, 'red')]).toEqual([true, false])
})

test('rewards are drawn in one order, and nothing is not drawn', () => {
  expect(rewardsOf({ moves: 2, points: 3, yen: 0 })).toEqual([
    { sign: 'points', count: 3 },
    { sign: 'moves', count: 2 },
  ])
})

test('names are set as large as they fit', () => {
  expect(inLines('Ball')).toEqual({ lines: ['Ball'], size: 12 })
  expect(inLines('Mining Technology').lines).toEqual(['Mining', 'Technology'])
  expect(inLines('Bergbautechnik').size).toBeLessThan(10)
})
