import { expect, test } from 'vitest'
import { clockText, longLeft, sleepText, thenText } from './clockWords'
import { wordsFor } from '../text/fluentFiles'

const english = wordsFor('en', 'osaka')
const german = wordsFor('de', 'osaka')
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

test('clocks in words', () => {
  const text = (kind: 'relaxed' | 'blitz' | 'days' | 'bank', seconds: number, increment = 0) =>
    plain(clockText({ kind, seconds, increment }, english))
  expect(text('relaxed', 120)).toBe('2 minutes per move')
  expect(text('blitz', 600, 5)).toBe('10 minutes per player, 5 seconds back with every move')
  expect(text('days', 86400)).toBe('1 day for every move')
  expect(text('bank', 5 * 86400, 6 * 3600)).toBe('5 days per player, 6 hours back with every move')
})

test('what is left over days', () => {
  expect(plain(longLeft(3 * 86400 + 5 * 3600 + 59, english).face)).toBe('3 d 5 h')
  expect(plain(longLeft(86400, german).spoken)).toBe('noch 1 Tag 0 Std.')
  expect(plain(longLeft(86399, english).face)).toBe('23 h 59 min')
  expect(plain(longLeft(-5, english).spoken)).toBe('0 h 0 min left')
})

test('what happens when the time is up, and at night', () => {
  expect(thenText('give_up', english)).toBe('The player gives up')
  expect(thenText(null, english)).toBe('A bot plays on to the end')
  expect(plain(thenText('hard', german))).toMatch(/ spielt weiter$/)
  expect(plain(sleepText({ begin: 23 * 60, end: 390, zone: 'America/New_York' }, english))).toBe(
    '23:00 to 06:30 (America/New York)',
  )
})
