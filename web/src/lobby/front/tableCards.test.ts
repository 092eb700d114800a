import { expect, test } from 'vitest'
import type { Card, Player } from '../../api/types'
import { wordsFor } from '../../text/fluentFiles'
import { pace, sorted, standing, when } from './tableCards'

const player = (seat: string, more: Partial<Player> = {}): Player => ({
  seat,
  kind: 'human',
  name: seat,
  bot: null,
  you: false,
  for_you: false,
  host: false,
  former: false,
  here: false,
  connected: true,
  stand_in: null,
  gave_up: null,
  vacant: false,
  before: [],
  ...more,
})

const card = (table: string, more: Partial<Card> = {}): Card => ({
  table,
  game: 'osaka',
  state: 'playing',
  seats: [player('white', { you: true }), player('grey')],
  turn: 'grey',
  your_turn: false,
  turn_since: '2026-03-01T10:00:00Z',
  ranking: [],
  ended: null,
  private: true,
  rated: false,
  league: null,
  substitutes: false,
  left_seat: null,
  try_out: true,
  pace: 'live',
  absence_limit: 300,
  clock: null,
  due: null,
  updated: '2026-03-01T10:00:00Z',
  ...more,
})

const english = wordsFor('en', 'osaka')
const german = wordsFor('de', 'osaka')
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

test('my turn comes first, and there who has waited longest', () => {
  const cards = [
    card('over', { state: 'over', updated: '2026-03-09T10:00:00Z' }),
    card('waiting', { state: 'waiting', updated: '2026-03-08T10:00:00Z' }),
    card('theirs', { updated: '2026-03-07T10:00:00Z' }),
    card('mine, new', { your_turn: true, turn_since: '2026-03-06T10:00:00Z' }),
    card('mine, old', { your_turn: true, turn_since: '2026-03-02T10:00:00Z' }),
  ]
  expect(sorted(cards).map(({ table }) => table)).toEqual(['mine, old', 'mine, new', 'theirs', 'waiting', 'over'])
})

test('what came of it', () => {
  const over = (more: Partial<Card>) => card('t', { state: 'over', turn: null, ...more })
  expect(standing(over({ ranking: [['white'], ['grey']] }), english)).toBe('You won')
  expect(plain(standing(over({ ranking: [['grey'], ['white']] }), german))).toBe('Gewonnen: grey')
  const shared = [player('white', { you: true }), player('grey', { you: true, here: true })]
  expect(plain(standing(over({ ranking: [['white'], ['grey']], seats: shared }), english))).toBe('Won by white')
  expect(standing(over({ ended: 'closed' }), english)).toBe('Closed, no result')
  expect(standing(over({}), english)).toBe('Over')
})

test('whom it waits for', () => {
  const waits = (...more: Partial<Player>[]) =>
    card('t', { state: 'waiting', turn: null, seats: more.map((one, at) => player(`${at}`, one)) })
  expect(standing(waits({}, { kind: 'free' }), english)).toBe('One free seat')
  expect(standing(waits({}, { kind: 'reserved' }), german)).toBe('Ein Platz wird freigehalten')
  expect(standing(waits({}, { kind: 'reserved', for_you: true }), english)).toBe('Your seat is kept for you')
  expect(plain(standing(card('t', { seats: [player('grey', { former: true, name: null })] }), english))).toBe(
    'former guest is choosing',
  )
})

test('since when', () => {
  const now = new Date('2026-03-05T12:00:00Z')
  expect(when(card('t'), german, now)).toBe('seit 01.03.2026')
  expect(when(card('t', { turn_since: now.toISOString() }), english, now)).toMatch(/^since \d\d:\d\d/)
  expect(when(card('t', { state: 'over' }), german, now)).toBe('01.03.2026')
  expect(when(card('t', { state: 'waiting' }), german, now)).toBe('')
})

test('who plays over days is told by when to come, where somebody else waits', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const mine = card('t', { your_turn: true, absence_limit: 3 * 24 * 3600 })
  expect(plain(when(mine, english, now))).toMatch(/^since .* · come by .*4/)
  expect(plain(when(mine, german, now))).toMatch(/ · komm bis .*4/)
  expect(when({ ...mine, absence_limit: 300 }, english, now)).not.toContain('come by')
  expect(when({ ...mine, your_turn: false }, english, now)).not.toContain('come by')
  const alone = [player('white', { you: true }), player('grey', { kind: 'bot' })]
  expect(when({ ...mine, seats: alone }, english, now)).not.toContain('come by')
})

test('the pace, and when the own time ends', () => {
  const days = { kind: 'days', seconds: 2 * 86400, increment: 0 } as const
  expect(pace(card('t'), english)).toBe('Live')
  expect(plain(pace(card('t', { clock: days }), english))).toBe('Over days · 2 days for every move')
  const bank = { kind: 'bank', seconds: 10 * 86400, increment: 12 * 3600 } as const
  expect(plain(pace(card('t', { clock: bank }), german))).toBe(
    'Über Tage · 10 Tage für jeden, 12 Stunden zurück mit jedem Zug',
  )
  expect(pace(card('t', { state: 'over', clock: days }), english)).toBe('')
  const mine = card('t', { your_turn: true, clock: days, absence_limit: 2 * 86400, due: '2026-03-03T10:00:00Z' })
  expect(plain(when(mine, english, new Date('2026-03-01T12:00:00Z')))).toContain('your time ends Mar 3')
  expect(plain(when({ ...mine, due: null }, english, new Date('2026-03-01T12:00:00Z')))).not.toContain('come by')
})
