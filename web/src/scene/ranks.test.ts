import { expect, test } from 'vitest'
import type { Scene } from '../api/types'
import { ranksOf } from './ranks'

const playing: Scene = {
  game: 'toy',
  seats: ['red', 'blue', 'green', 'white'],
  viewer: null,
  turn: null,
  step: null,
  options: [],
  refused: {},
  suggested: null,
  previews: {},
  settings: {},
  amounts: [],
  places: [],
  over: false,
}

function over(standing: Record<string, number[]>, ranking: string[][], more: Partial<Scene> = {}): Scene {
  const scores = Object.fromEntries(Object.entries(standing).map(([seat, numbers]) => [seat, numbers[0] ?? 0]))
  return { ...playing, over: true, standing, ranking, scores, tie_breaks: ['tiles', 'coins'], ...more }
}

test('while the game goes on nobody is on any place', () => {
  expect(ranksOf(playing)).toEqual([])
})

test('different points need no explanation', () => {
  const scene = over({ red: [3, 9, 0], blue: [5, 0, 0], green: [4, 0, 0], white: [1, 0, 0] }, [
    ['blue'],
    ['green'],
    ['red'],
    ['white'],
  ])
  expect(ranksOf(scene).map(({ rank, points, tie }) => [rank, points, tie])).toEqual([
    [1, 5, undefined],
    [2, 4, undefined],
    [3, 3, undefined],
    [4, 1, undefined],
  ])
})

test('a tie is explained by the first number that differs, and only between those it divides', () => {
  const scene = over({ red: [5, 7, 0], blue: [5, 9, 0], green: [5, 7, 2], white: [1, 0, 0] }, [
    ['blue'],
    ['green'],
    ['red'],
    ['white'],
  ])
  expect(ranksOf(scene).map(({ tie }) => tie)).toEqual([
    { word: 'tiles', more: 9, less: 7 },
    { word: 'coins', more: 2, less: 0 },
    undefined,
    undefined,
  ])
})

test('who cannot be told apart shares a place, and the next one is left out', () => {
  const scene = over({ red: [5, 7, 0], blue: [5, 7, 0], green: [2, 0, 0], white: [1, 0, 0] }, [
    ['red', 'blue'],
    ['green'],
    ['white'],
  ])
  expect(ranksOf(scene).map(({ rank, sides }) => [rank, sides])).toEqual([
    [1, [['red'], ['blue']]],
    [3, [['green']]],
    [4, [['white']]],
  ])
})

test('a team stands on its place as one, and two of them can share one', () => {
  const teams = [
    ['red', 'green'],
    ['blue', 'white'],
  ]
  const won = over(
    { red: [2, 0, 0], blue: [4, 0, 0], green: [2, 0, 0], white: [4, 0, 0] },
    [
      ['blue', 'white'],
      ['red', 'green'],
    ],
    { teams },
  )
  expect(ranksOf(won).map(({ rank, sides }) => [rank, sides])).toEqual([
    [1, [['blue', 'white']]],
    [2, [['red', 'green']]],
  ])
  const shared = over(
    { red: [2, 0, 0], blue: [2, 0, 0], green: [2, 0, 0], white: [2, 0, 0] },
    [['red', 'blue', 'green', 'white']],
    { teams },
  )
  expect(ranksOf(shared).map(({ rank, sides }) => [rank, sides])).toEqual([[1, teams]])
})

test('where something else than the standing decided, as giving up, no tie is made up', () => {
  const scene = over({ red: [5, 1, 0], blue: [5, 9, 0], green: [0, 0, 0], white: [0, 0, 0] }, [
    ['red'],
    ['green', 'white'],
    ['blue'],
  ])
  expect(ranksOf(scene).map(({ tie }) => tie)).toEqual([undefined, undefined, undefined])
})
