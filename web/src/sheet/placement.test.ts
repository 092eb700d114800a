import { expect, test } from 'vitest'
import { overlap } from '../learn/labelPlacement'
import { freeOf, placeBeside } from './placement'

const window = { width: 400, height: 800 }
const size = { width: 200, height: 100 }

test('the room is what the bars leave, at the upper or the lower edge', () => {
  expect(freeOf(window, 40, { x: 0, y: 40, width: 400, height: 60 })).toEqual({
    x: 10,
    y: 110,
    width: 380,
    height: 680,
  })
  expect(freeOf(window, 40, { x: 0, y: 700, width: 400, height: 100 })).toMatchObject({ y: 50, height: 640 })
  expect(freeOf(window, 40, null)).toMatchObject({ y: 50, height: 740 })
})

test('it lies beside what it is about, inside the room', () => {
  const free = freeOf(window, 40, { x: 0, y: 700, width: 400, height: 100 })
  for (const about of [
    { x: 20, y: 300, width: 100, height: 60 },
    { x: 290, y: 60, width: 100, height: 60 },
    { x: 10, y: 640, width: 380, height: 60 },
    { x: 10, y: 60, width: 380, height: 60 },
  ]) {
    const spot = { ...placeBeside(about, size, free), ...size }
    expect(overlap(spot, about)).toBe(0)
    expect(overlap(spot, free)).toBe(size.width * size.height)
  }
})
