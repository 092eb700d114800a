import { expect, test } from 'vitest'
import { signed, written } from './ratingFormat'

test('a rating is marked while it is provisional', () => {
  expect(written({ rating: 1500, provisional: true })).toBe('1500?')
  expect(written({ rating: 1500, provisional: false })).toBe('1500')
  expect([158, -158, 0].map(signed)).toEqual(['+158', '−158', '±0'])
})
