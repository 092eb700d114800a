import { expect, test } from 'vitest'
import type { Entry, Scene } from '../../api/types'
import { coursesOf, momentsOf } from './scoreTimeline'

const sold = (seat: string, scored: number) => ({ what: 'sold', seat, scored })
const entries: Entry[] = [
  { number: 0, seat: null, thing: null, events: [{ what: 'starts', seat: 'grey' }] },
  { number: 1, seat: 'grey', thing: 'buy', events: [{ what: 'bought', seat: 'grey', cards: 4 }] },
  {
    number: 2,
    seat: 'white',
    thing: 'buy',
    events: [{ what: 'payday' }, sold('white', 2), sold('grey', 1), sold('white', 3)],
  },
  {
    number: 3,
    seat: 'grey',
    thing: 'done',
    events: [{ what: 'shifted', count: 4, from: ['a', null], to: ['b', null] }],
  },
  { number: 4, seat: 'grey', thing: 'buy', events: [sold('grey', 4), { what: 'sold', seat: 'white', scored: 0 }] },
]
const scene: Scene = {
  game: 'osaka',
  seats: ['grey', 'white'],
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
  over: true,
  scores: { grey: 5, white: 5 },
}

test('points come with what was sold, not with what was bought', () => {
  expect(
    momentsOf(entries).map(({ move, scorings }) => [move, scorings.map(({ seat, points }) => [seat, points])]),
  ).toEqual([
    [
      2,
      [
        ['white', 2],
        ['grey', 1],
        ['white', 3],
      ],
    ],
    [4, [['grey', 4]]],
  ])
})

test('the points grow by every scoring up to the score', () => {
  expect(coursesOf(scene, momentsOf(entries))).toEqual([
    {
      side: ['grey'],
      start: 0,
      steps: [
        { move: 2, points: 1 },
        { move: 4, points: 5 },
      ],
    },
    { side: ['white'], start: 0, steps: [{ move: 2, points: 5 }] },
  ])
})

test('what the log does not tell was there from the start', () => {
  const [grey, white] = coursesOf({ ...scene, scores: { grey: 8, white: 5 } }, momentsOf(entries))
  expect([grey?.start, grey?.steps.at(-1)?.points, white?.start]).toEqual([3, 8, 0])
})

test('a team has the points of all its members', () => {
  const [team] = coursesOf(
    { ...scene, scores: { grey: 10, white: 10 }, teams: [['grey', 'white']] },
    momentsOf(entries),
  )
  expect(team).toEqual({
    side: ['grey', 'white'],
    start: 0,
    steps: [
      { move: 2, points: 6 },
      { move: 4, points: 10 },
    ],
  })
})
