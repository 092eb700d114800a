import { expect, test } from 'vitest'
import type { Entry, Told } from '../../../api/types'
import { wordsFor } from '../../../text/fluentFiles'
import { blocksOf, slipsOf } from './entryLines'

const drawn = (seat: string): Told => ({ what: 'drawn', seat, order: 'B1' })
const stepped = (seat: string): Told => ({ what: 'stepped', seat, cell: 'b1' })
const LOADED: Told = { what: 'loaded' }
// Rounds are counted at the start player, but the line is about nobody.
const ROUND: Told = { what: 'round_begins', seat: 'green', number: 2 }
const WORDS = wordsFor('en', 'dragon_market')

const entries = (seat: string | null, ...decisions: Told[][]): Entry[] =>
  decisions.map((events, at) => ({ number: at + 1, seat, thing: null, events }))

/** Each block as its seat and its lines; a line as its piece and its first words, in brackets if it is apart. */
function said(log: Entry[], { marked = [], given = new Map() }: { marked?: Told[]; given?: Map<number, string> } = {}) {
  const telling = { words: WORDS, called: (seat: string) => WORDS.piece('seat', seat), chapters: [], marked, given }
  return blocksOf(log, telling).map(({ seat, decisions }) => [
    seat,
    ...decisions.flatMap(({ lines }) =>
      lines.map(({ text, seat, apart }) => {
        const begins = text.split(' ').slice(0, 3).join(' ')
        return apart ? `(${begins})` : `${seat ?? ''}: ${begins}`
      }),
    ),
  ])
}

test('below the name of the seat that decides its lines leave the name out', () => {
  expect(said(entries('yellow', [stepped('yellow'), drawn('yellow')], [stepped('yellow')]))).toEqual([
    ['yellow', ': steps to b1.', ': gets an order:', ': steps to b1.'],
  ])
})

test('after a line about others, also of an earlier decision, a line names whom it is about', () => {
  const log = entries('yellow', [stepped('yellow'), LOADED], [drawn('yellow'), stepped('yellow'), drawn('green')])
  expect(said([...log, ...entries('yellow', [stepped('yellow')])])).toEqual([
    [
      'yellow',
      ': steps to b1.',
      '(The goods are)',
      'yellow: Yellow gets an',
      ': steps to b1.',
      'green: Green gets an',
      'yellow: Yellow steps to',
    ],
  ])
})

test('nobody stands over lines about others or about nobody', () => {
  expect(said(entries('yellow', [LOADED]))).toEqual([[null, '(The goods are)']])
  expect(said(entries('yellow', [drawn('green'), drawn('yellow')], [stepped('yellow')]))).toEqual([
    [null, 'green: Green gets an', 'yellow: Yellow gets an'],
    ['yellow', ': steps to b1.'],
  ])
})

test('a line that names nobody has no piece, whosever turn it tells', () => {
  expect(said(entries('yellow', [stepped('yellow'), ROUND]))).toEqual([['yellow', ': steps to b1.', '(Round 2.)']])
  expect(said(entries('chance', [ROUND, stepped('green')]))).toEqual([[null, '(Round 2.)', 'green: Green steps to']])
})

test('a marked line names whom it is about', () => {
  const line = stepped('yellow')
  expect(said(entries('yellow', [line]), { marked: [line] })).toEqual([['yellow', 'yellow: Yellow steps to']])
})

test("an answer in somebody's place stands below the name", () => {
  const given = new Map([[1, 'Answered for you.']])
  expect(said(entries('yellow', [LOADED]), { given })).toEqual([['yellow', ': Answered for you.', '(The goods are)']])
})

test('without a deciding seat every line has its name', () => {
  expect(said(entries(null, [drawn('yellow')]))).toEqual([[null, 'yellow: Yellow gets an']])
})

test('the line with the latest events has no piece before what is about nobody', () => {
  const slips = (log: Entry[]) =>
    slipsOf(log, WORDS, (seat) => WORDS.piece('seat', seat)).map(({ seat, said }) => `${seat ?? ''}: ${said}`)
  expect(slips(entries('chance', [ROUND, stepped('green')], [stepped('green')]))).toEqual([
    ': Round 2.',
    'green: Green steps to b1. Steps to b1.',
  ])
})
