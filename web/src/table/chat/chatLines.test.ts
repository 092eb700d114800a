import { expect, test } from 'vitest'
import type { Said, Talk, View } from '../../api/types'
import { freshLines, isJudged, rowsOf } from './chatLines'

const line = (n: number, author: string, more: Partial<Said> = {}): Said => ({
  n,
  seat: null,
  host: false,
  author,
  name: author,
  text: 'hello',
  phrase: null,
  clears: null,
  at: '',
  ...more,
})
const talk = (more: Partial<Talk> = {}): Talk => ({ me: 'ann', muted: [], reported: [], reports: [], ...more })
const muted = [{ author: 'bob', name: 'Bob' }]

test('lines of muted people and reported lines are hidden, a run of them as one row with its number', () => {
  const chat = [line(1, 'bob'), line(2, 'bob'), line(3, 'ann'), line(4, 'bob'), line(5, 'cleo'), line(6, 'cleo')]
  const rows = rowsOf(chat, talk({ muted, reported: [5] }))
  expect(rows.map((row) => ('hidden' in row ? row.hidden : row.line.n))).toEqual([2, 3, 2, 6])
})

test('one reads oneself, and that something was cleared', () => {
  const chat = [line(1, 'ann'), line(2, 'bob', { clears: 0 })]
  expect(rowsOf(chat, talk({ muted: [...muted, { author: 'ann', name: 'Ann' }] }))).toHaveLength(2)
})

test('new are the lines of others that are shown, and reports for the host', () => {
  const chat = [line(1, 'cleo'), line(2, 'bob'), line(3, 'ann'), line(4, 'cleo'), line(5, 'dan', { seat: 'grey' })]
  const view = { chat, talk: talk({ muted }) } as unknown as View
  expect(freshLines(view, 1, ['grey'])).toBe(1)
  const reports = [{ line: line(1, 'cleo'), people: 2 }]
  expect(freshLines({ ...view, talk: talk({ muted, reports }) }, 1, ['grey'])).toBe(2)
})

test('the host judges only others, and only while sitting at the table', () => {
  const view = { players: [{ host: true }, { host: false }] } as unknown as View
  expect(isJudged(line(1, 'bob'), view)).toBe(true)
  expect(isJudged(line(1, 'bob', { host: true }), view)).toBe(false)
  expect(isJudged(line(1, 'bob'), { ...view, players: [] })).toBe(false)
})
