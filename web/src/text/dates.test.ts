import { expect, test } from 'vitest'
import { localeOf } from './dates'

test('days and times are written as they are where the browser is at home, in the language that is chosen', () => {
  expect(localeOf('en', ['de-AT', 'en-GB', 'en'])).toBe('en-GB')
  expect(localeOf('de', ['de-AT', 'en-GB'])).toBe('de-AT')
  expect(localeOf('de', ['en-GB'])).toBe('de')
  expect(localeOf('de', [])).toBe('de')
})
