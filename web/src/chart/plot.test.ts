import { expect, test } from 'vitest'
import { gridOf, spread } from './plot'

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
