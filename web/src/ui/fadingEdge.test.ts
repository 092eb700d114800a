import { expect, test } from 'vitest'
import { moreFollows } from './fadingEdge'

test('an edge fades only while something follows', () => {
  const at = (scrollLeft: number) => moreFollows({ scrollLeft, clientWidth: 200, scrollWidth: 300 })
  expect(at(0)).toBe(true)
  expect(at(90)).toBe(true)
  expect(at(99.5)).toBe(false)
  expect(at(100)).toBe(false)
})

test('what fits has no fading edge', () => {
  expect(moreFollows({ scrollLeft: 0, clientWidth: 200, scrollWidth: 200 })).toBe(false)
})
