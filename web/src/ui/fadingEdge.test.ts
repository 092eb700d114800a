import { expect, test } from 'vitest'
import { hiddenIn } from './fadingEdge'

test('an edge fades only while something is hidden beyond it', () => {
  const at = (scrollLeft: number) => hiddenIn({ scrollLeft, clientWidth: 200, scrollWidth: 300 })
  expect(at(0)).toEqual({ before: false, after: true })
  expect(at(0.5)).toEqual({ before: false, after: true })
  expect(at(90)).toEqual({ before: true, after: true })
  expect(at(99.5)).toEqual({ before: true, after: false })
  expect(at(100)).toEqual({ before: true, after: false })
})

test('what fits has no fading edge', () => {
  expect(hiddenIn({ scrollLeft: 0, clientWidth: 200, scrollWidth: 200 })).toEqual({ before: false, after: false })
})
