import { expect, test } from 'vitest'
import { localeOf, moment } from './dates'
import { wordsFor } from './fluentFiles'

test('days and times are written as they are where the browser is at home, in the language that is chosen', () => {
  expect(localeOf('en', ['de-AT', 'en-GB', 'en'])).toBe('en-GB')
  expect(localeOf('de', ['de-AT', 'en-GB'])).toBe('de-AT')
  expect(localeOf('de', ['en-GB'])).toBe('de')
  expect(localeOf('de', [])).toBe('de')
})

test('a moment has its day unless it is today', () => {
  const now = new Date('2026-03-01T12:00:00')
  expect(moment('2026-03-01T18:05:00', wordsFor('de', 'osaka'), now)).toBe('18:05')
  expect(moment('2026-03-04T18:05:00', wordsFor('de', 'osaka'), now)).toBe('4. März, 18:05')
})
