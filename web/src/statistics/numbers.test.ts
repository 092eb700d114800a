import { expect, test } from 'vitest'
import { wordsFor } from '../text/fluentFiles'
import { fairShareOf, percentGrid, placeIn, pointsIn, shareOf, trendOf, WINDOW } from './numbers'

const tally = (games: number, wins: number, fair_wins: number) => ({ games, wins, fair_wins, place: 2, fair_place: 2 })

test('shares are of all games, and nobody who has not played divides by zero', () => {
  expect([shareOf(tally(8, 2, 3)), fairShareOf(tally(8, 2, 3))]).toEqual([0.25, 0.375])
  expect([shareOf(tally(0, 0, 0)), fairShareOf(tally(0, 0, 0))]).toEqual([0, 0])
})

test('numbers are written as in the language', () => {
  expect(placeIn(2, wordsFor('en'))).toBe('2.0')
  expect(placeIn(1.96, wordsFor('de'))).toBe('2,0')
  expect(pointsIn(3.25, wordsFor('de'))).toBe('3,3')
  expect(pointsIn(32.5, wordsFor('en'))).toBe('33')
})

test('a trend averages the last games and forgets older ones', () => {
  const games = Array.from({ length: WINDOW + 2 }, (_, n) => ({ at: `${n}`, decided: n / 100, luck: -0.1, lost: 0.02 }))
  const trend = trendOf(games)
  expect(trend[0]).toMatchObject({ at: '0', decided: 0, luck: -10 })
  expect(trend[1]?.decided).toBeCloseTo(0.5)
  expect(trend.at(-1)?.decided).toBeCloseTo(6.5)
  expect(trend.at(-1)?.lost).toBeCloseTo(2)
})

test('the grid holds all values and zero', () => {
  expect(percentGrid([])).toEqual([-5, 0, 5])
  const grid = percentGrid([-33, 12])
  expect(grid).toContain(0)
  expect([(grid[0] ?? 0) <= -33, (grid.at(-1) ?? 0) >= 12]).toEqual([true, true])
  expect(percentGrid([0, 300]).length).toBeLessThan(9)
})
