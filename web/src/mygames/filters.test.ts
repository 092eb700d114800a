import { expect, test } from 'vitest'
import { wordsFor } from '../text/fluentFiles'
import { filtersIn, isSet, metName, queryOf } from './filters'

test('filters in the address are those that were chosen', () => {
  const chosen = { game: 'osaka', opponent: 'here:Ann & Bob', result: 'won', text: 'ä +1' }
  expect(filtersIn(queryOf(chosen))).toEqual(chosen)
})

test('without a filter there is no query, and what is no filter is left out', () => {
  const none = { game: '', opponent: '', result: '', text: '' }
  expect(filtersIn('?page=3')).toEqual(none)
  expect(queryOf({ ...none, text: '  ' })).toBe('')
  expect(isSet(none)).toBe(false)
  expect(isSet({ ...none, result: 'none' })).toBe(true)
})

test('everybody has a name', () => {
  const words = wordsFor('en')
  expect(metName({ kind: 'guest', name: 'Ann', bot: null }, words)).toBe('\u2068Ann\u2069')
  expect(metName({ kind: 'guest', name: null, bot: null }, words)).toBe('Somebody without a name')
  expect(metName({ kind: 'bot', name: null, bot: 'hard' }, words)).toBe('master (ponders)')
  expect(metName({ kind: 'former', name: null, bot: null }, words)).toBe('deleted guests')
})
