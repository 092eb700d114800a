import { expect, test } from 'vitest'
import { placedGhosts } from './ghostLayout'
import type { Ghost } from './ghosts'

const at = (x: number, y: number) => ({ x, y, width: 40, height: 40 }) as DOMRect
const ghost = (number: number, x: number, y: number, face = false): Ghost => ({
  number,
  face: face ? ({} as Element) : null,
  from: null,
  to: at(x, y),
})
const numbers = (ghosts: Ghost[], right = 500) =>
  placedGhosts(ghosts, right).map(({ number }) => number && [number.x, number.y])

test('numbers of the same place stand side by side', () => {
  expect(numbers([ghost(1, 100, 100), ghost(2, 100, 100), ghost(3, 103, 102)])).toEqual([
    [89, 89],
    [113, 89],
    [140, 91],
  ])
})

test('numbers of neighbouring places do not touch', () => {
  const [first, second] = numbers([ghost(1, 100, 100), ghost(2, 112, 104)])
  expect(first).toEqual([89, 89])
  expect(second).toEqual([125, 93])
})

test('at the edge of the board they go on in the next row', () => {
  expect(numbers([ghost(1, 100, 100), ghost(2, 100, 100), ghost(3, 100, 100)], 140)).toEqual([
    [89, 89],
    [113, 89],
    [89, 113],
  ])
  expect(numbers([ghost(1, 495, 100), ghost(2, 495, 100)])).toEqual([
    [484, 89],
    [476, 113],
  ])
})

test('a move has its number once at a place, and its pieces are fanned out', () => {
  const placed = placedGhosts([ghost(1, 100, 100, true), ghost(1, 100, 100, true), ghost(2, 100, 100, true)], 500)
  expect(placed.map(({ aside }) => aside)).toEqual([0, 12, 24])
  expect(placed.map(({ number }) => number?.x)).toEqual([89, undefined, 113])
})
