import { expect, test } from 'vitest'
import type { Moved, Shifted, Spot, Went } from '../api/types'
import { gameSounds } from '../app/games'
import { soundOf, soundsOf, type DrawnBoard } from './soundsOf'

const moved = (sort: string, from: Spot = ['deck', null], to: Spot = ['hand', 'white']): Moved => ({
  ...{ what: 'moved', sort, kind: null, from, to },
})
const shifted = (from: string, to: string): Shifted => ({
  ...{ what: 'shifted', count: 2, from: [from, null], to: [to, 'white'] },
})
const went = (place: string): Went => ({ what: 'went', place, kind: 'red', from: 'a', to: 'b' })
const everything: DrawnBoard = { hasSpot: () => true, hasPiece: () => true }

test('a game that says nothing has cards, coins and wood', () => {
  expect(gameSounds('a_new_game')).toBeUndefined()
  expect(soundOf(moved('card'))).toBe('card')
  expect(soundOf(shifted('bank', 'money'))).toBe('coin')
  expect(soundOf(went('ship'))).toBe('wood')
})

test.each([
  ['osaka', moved('card'), 'card'],
  ['osaka', moved('color'), 'wood'],
  ['osaka', went('ship'), 'wood'],
  ['dragon_market', went('die'), 'dice'],
  ['dragon_market', went('boat'), 'wood'],
  ['dragon_market', shifted('supply', 'coins'), 'coin'],
  ['yokohama', moved('piece'), 'wood'],
  ['yokohama', moved('order'), 'card'],
  ['yokohama', shifted('bank_yen', 'yen'), 'coin'],
  ['yokohama', went('acting'), null],
  ['yedo', moved('disciple'), 'wood'],
  ['yedo', moved('mission'), 'card'],
  ['yedo', shifted('geishas_left', 'geishas'), 'wood'],
  ['yedo', shifted('mon', 'bank_mon'), 'coin'],
  ['yedo', went('phase'), null],
] as const)('in %s %o sounds like %s', (game, motion, sound) => {
  expect(soundOf(motion, gameSounds(game))).toBe(sound)
})

test('each sound is heard once for all that moves together', () => {
  const motions = [moved('card'), shifted('bank', 'money'), moved('card'), went('phase')]
  expect(soundsOf(motions, { phase: null }, everything)).toEqual(['card', 'coin'])
})

test('what the board does not draw is not heard', () => {
  const board: DrawnBoard = { hasSpot: (spot) => spot === 'hand/white', hasPiece: (spot) => spot === 'ship/' }
  const secret = moved('card', ['deck', null], ['aside', null])
  expect(soundsOf([secret, went('round')], undefined, board)).toEqual([])
  expect(soundsOf([moved('card'), went('ship')], undefined, board)).toEqual(['card', 'wood'])
})
