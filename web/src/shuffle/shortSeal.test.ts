import { expect, test } from 'vitest'
import { shortened } from './shortSeal'

test('a long seal shows its two ends, a short one itself', () => {
  expect(shortened('0123456789abcdef0123456789abcdef')).toBe('01234567…cdef')
  expect(shortened('0123456789abc')).toBe('0123456789abc')
})
