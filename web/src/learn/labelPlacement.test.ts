import { expect, test } from 'vitest'
import { bestSide, overlap, signBoxes } from './labelPlacement'

const LONG = { width: 100, height: 50 }
const WIDE = { width: 120, height: 30 }
const WINDOW = { x: 0, y: 50, width: 400, height: 600 }

test('a sign stands above what it points at where nothing is in its way', () => {
  const box = { x: 150, y: 300, width: 60, height: 60 }
  const signs = signBoxes(box, LONG, WIDE, WINDOW)
  expect(bestSide(signs, [], box)).toBe('above')
  expect(signs.above).toEqual({ x: 130, y: 246, width: 100, height: 50 })
})

test('it gives way to what must be seen, and to the edge of the window', () => {
  const box = { x: 150, y: 300, width: 60, height: 60 }
  const signs = signBoxes(box, LONG, WIDE, WINDOW)
  expect(bestSide(signs, [{ x: 140, y: 250, width: 40, height: 40 }], box)).toBe('below')
  const high = { ...box, y: 60 }
  expect(bestSide(signBoxes(high, LONG, WIDE, WINDOW), [], high)).toBe('below')
})

test('no sign leaves the window, whatever is marked', () => {
  for (const box of [
    { x: 380, y: 300, width: 20, height: 20 },
    { x: 0, y: 40, width: 400, height: 900 },
  ])
    for (const sign of Object.values(signBoxes(box, LONG, WIDE, WINDOW)))
      expect(overlap(sign, WINDOW)).toBe(sign.width * sign.height)
})

test('a sign for a button of the prompt stands below it, however much lies there', () => {
  const button = { x: 150, y: 10, width: 120, height: 36 }
  const signs = signBoxes(button, LONG, WIDE, WINDOW)
  expect(bestSide(signs, [{ x: 150, y: 50, width: 120, height: 80 }], button)).toBe('below')
})

test('boxes that only touch hide nothing', () => {
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 10, y: 0, width: 10, height: 10 })).toBe(0)
  expect(overlap({ x: 0, y: 0, width: 10, height: 10 }, { x: 5, y: 5, width: 10, height: 10 })).toBe(25)
})
