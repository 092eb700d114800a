import { expect, test } from 'vitest'
import type { Entry, Told } from '../../../api/types'
import { wordsFor } from '../../../text/fluentFiles'
import { entryLines } from './entryLines'

const drawn = (seat: string): Told => ({ what: 'drawn', seat, order: 'B1' })
const stepped = (seat: string): Told => ({ what: 'stepped', seat, cell: 'b1' })
const LOADED: Told = { what: 'loaded' }

function said(events: Told[], marked: Told[] = [], decider: string | null = 'yellow') {
  const entry: Entry = { number: 1, seat: decider, thing: null, events }
  const words = wordsFor('en', 'dragon_market')
  const called = (seat: string) => words.piece('seat', seat)
  return entryLines(entry, decider, { chapters: ['round_begins'], marked }, words, called).map(
    ({ text, seat }) => `${seat ?? ''}: ${text.split(' ').slice(0, 3).join(' ')}`,
  )
}

test('below the name of the seat that decides its lines leave the name out', () => {
  expect(said([stepped('yellow'), drawn('yellow')])).toEqual([': steps to b1.', ': gets an order:'])
})

test('after a line about others each line names whom it is about', () => {
  expect(said([stepped('yellow'), LOADED, drawn('yellow'), drawn('green')])).toEqual([
    ': steps to b1.',
    ': The goods are',
    'yellow: Yellow gets an',
    'green: Green gets an',
  ])
  expect(said([drawn('green'), drawn('yellow')])).toEqual(['green: Green gets an', 'yellow: Yellow gets an'])
})

test('a marked line names whom it is about', () => {
  const line = stepped('yellow')
  expect(said([line], [line])).toEqual(['yellow: Yellow steps to'])
})

test('without a deciding seat every line has its name', () => {
  expect(said([drawn('yellow')], [], null)).toEqual(['yellow: Yellow gets an'])
})
