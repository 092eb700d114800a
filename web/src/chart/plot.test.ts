import { expect, test } from 'vitest'
import { gridOf, plotOf, spread, through } from './plot'

test('the lines of a chart are round numbers that hold all points', () => {
  expect(gridOf(0, 3)).toEqual([0, 1, 2, 3])
  expect(gridOf(0, 12)).toEqual([0, 5, 10, 15])
  expect(gridOf(0, 22)).toEqual([0, 5, 10, 15, 20, 25])
  expect(gridOf(-3, 9)).toEqual([-5, 0, 5, 10])
  expect(gridOf(0, 187)).toEqual([0, 50, 100, 150, 200])
  expect(gridOf(0, 0)).toEqual([0, 1])
})

test('marks that would cover one another move apart, in their order and above the floor', () => {
  expect(spread([10, 80], 20, 100)).toEqual([10, 80])
  expect(spread([50, 50, 45], 20, 100)).toEqual([65, 85, 45])
  expect(spread([99, 98], 20, 100)).toEqual([100, 80])
})

test('a plot leaves its frame free, and its lines run from the lowest value to the highest', () => {
  const { x, y, begin, end, ceiling, floor } = plotOf(
    { height: 120, left: 30, right: 20, top: 10, bottom: 10 },
    250,
    [-5, 0, 5],
  )
  expect([begin, x(0), x(0.5), x(1), end]).toEqual([30, 30, 130, 230, 230])
  expect([ceiling, y(5), y(0), y(-5), floor]).toEqual([10, 10, 60, 110, 110])
  expect(
    through([
      [x(0), y(0)],
      [x(1), y(5)],
    ]),
  ).toBe('M30.0 60.0L230.0 10.0')
})
