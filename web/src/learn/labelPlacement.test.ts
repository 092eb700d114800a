import { expect, test } from 'vitest'
import { bestSide, overlap, signBoxes } from './labelPlacement'

const LONG = { width: 100, height: 50 }
const WIDE = { width: 120, height: 30 }
const WINDOW = { x: 0, y: 50, width: 400, height: 600 }

test('a sign stands above what it points at where nothing is in its way', () => {
  const signs = signBoxes({ x: 150, y: 300, width: 60, height: 60 }, LONG, WIDE, 400)
  expect(bestSide(signs, [], WINDOW)).toBe('above')
  expect(signs.above).toEqual({ x: 130, y: 246, width: 100, height: 50 })
})

test('it gives way to what must be seen, and to the edge of the window', () => {
  const signs = signBoxes({ x: 150, y: 300, width: 60, height: 60 }, LONG, WIDE, 400)
  expect(bestSide(signs, [{ x: 140, y: 250, width: 40, height: 40 }], WINDOW)).toBe('below')
  const high = signBoxes({ x: 150, y: 60, width: 60, height: 60 }, LONG, WIDE, 400)
  expect(bestSide(high, [], WINDOW)).toBe('below')
  const corner = signBoxes({ x: 380, y: 300, width: 20, height: 20 }, LONG, WIDE, 400)
  expect(corner.above.x + corner.above.width).toBeLessThanOrEqual(400)
})

test('boxes that only touch hide nothing', () => {
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 10, height: 10 })).toBe(0)
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 5, y: 5, width: 10, height: 10 })).toBe(25)
})
