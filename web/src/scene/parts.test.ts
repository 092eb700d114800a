import { expect, test } from 'vitest'
import type { Scene } from '../api/types'
import { countOf, findPart, isTouched, partOf, piecesOf, printedOn, rankOf, spaceOf, spacesOf } from './parts'
import { holderOf, ownAndOthers, sidesOf } from './seats'

const scene: Scene = {
  game: 'toy',
  seats: ['red', 'blue', 'green', 'white'],
  viewer: 'blue',
  turn: 'red',
  step: null,
  options: [],
  previews: {},
  refused: {},
  suggested: null,
  settings: {},
  amounts: [],
  places: [
    {
      place: 'ship',
      form: 'track',
      owner: null,
      sort: 'color',
      pieces: [{ kind: 'red', space: 'harbour', printed: { masts: 2 } }],
      printed: { length: 2 },
      spaces: { harbour: { kind: 'start' }, reef: { kind: 'waves' } },
    },
    { place: 'coins', form: 'number', owner: 'blue', count: 3 },
  ],
  over: true,
  ranking: [['red', 'green'], ['blue'], ['white']],
}

test('a part is found by place and owner, and missed aloud', () => {
  expect(countOf(scene, 'coins', 'blue')).toBe(3)
  expect(piecesOf(scene, 'coins', 'blue')).toEqual([])
  expect(findPart(scene, 'coins', 'red')).toBeUndefined()
  expect(() => partOf(scene, 'coins')).toThrow('no coins of the table')
})

test('pieces, places and spaces carry what is printed on them', () => {
  expect(printedOn(partOf(scene, 'ship'))).toEqual({ length: 2 })
  expect(piecesOf(scene, 'ship').map(printedOn)).toEqual([{ masts: 2 }])
  expect(Object.entries(spacesOf(scene, 'ship'))).toEqual([
    ['harbour', { kind: 'start' }],
    ['reef', { kind: 'waves' }],
  ])
  expect(spaceOf(scene, 'ship', 'red')).toBe('harbour')
})

test('equals share a place, and the next one is left out', () => {
  expect(scene.seats.map((seat) => rankOf(scene, seat))).toEqual([1, 3, 1, 4])
  expect(rankOf({ ...scene, ranking: undefined }, 'red')).toBeUndefined()
})

test('a part is touched under its place and its owner', () => {
  expect(isTouched(new Set(['coins/blue']), 'coins', 'blue')).toBe(true)
  expect(isTouched(new Set(['coins/blue']), 'coins')).toBe(false)
})

test('the others sit clockwise from the viewer, a team on one side', () => {
  expect(ownAndOthers(scene)).toEqual({ own: ['blue'], others: [['green'], ['white'], ['red']] })
  expect(ownAndOthers({ ...scene, viewer: null })).toEqual({ own: null, others: sidesOf(scene) })
  const teams = [
    ['red', 'green'],
    ['blue', 'white'],
  ]
  expect(ownAndOthers({ ...scene, teams, viewer: 'white' })).toEqual({ own: teams[1], others: [teams[0]] })
  expect(holderOf({ ...scene, teams }, 'white')).toBe('blue')
})
