import { expect, test } from 'vitest'
import type { Scene } from '../../api/types'
import { sourcesOf } from './pointSources'

const scene: Scene = {
  game: 'osaka',
  seats: ['grey', 'white'],
  viewer: null,
  turn: null,
  step: null,
  options: [],
  previews: {},
  refused: {},
  suggested: null,
  settings: {},
  amounts: [],
  places: [],
  over: true,
  scores: { grey: 9, white: 4 },
}

test('without an account there are no sources', () => {
  expect(sourcesOf(scene, scene.seats)).toEqual([])
})

test('every source is one line, and the lines add up to the scores', () => {
  const account: Scene['account'] = {
    white: [
      ['sold', 6],
      ['lost', -2],
    ],
    grey: [
      ['sold', 5],
      ['notes', 1],
      ['sold', 3],
    ],
  }
  const sources = sourcesOf({ ...scene, account }, ['white', 'grey'])
  expect(sources).toEqual([
    { word: 'sold', points: [6, 8] },
    { word: 'lost', points: [-2, undefined] },
    { word: 'notes', points: [undefined, 1] },
  ])
  const sums = [0, 1].map((at) => sources.reduce((sum, { points }) => sum + (points[at] ?? 0), 0))
  expect(sums).toEqual([scene.scores?.white, scene.scores?.grey])
})

test('what brought nobody anything is left out', () => {
  const account: Scene['account'] = {
    grey: [
      ['sold', 9],
      ['notes', 0],
    ],
    white: [
      ['sold', 0],
      ['notes', 0],
    ],
  }
  expect(sourcesOf({ ...scene, account }, ['grey', 'white'])).toEqual([{ word: 'sold', points: [9, 0] }])
})
