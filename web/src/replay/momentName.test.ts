import { expect, test } from 'vitest'
import type { Entry, Event } from '../api/types'
import { wordsFor } from '../text/fluentFiles'
import { momentNames } from './momentName'

const entry = (number: number, seat: string | null, ...events: Event[]): Entry => ({
  number,
  seat,
  thing: null,
  events,
})

test('a payday is named by what it paid, any other decision by its turn', () => {
  const log = [entry(0, null), entry(1, 'grey'), entry(2, 'white', { what: 'payday', color: 'blue' }), entry(3, 'grey')]
  const name = momentNames(log, { chapters: ['payday'], rounds: [] }, wordsFor('en', 'osaka'))
  expect([1, 2, 3].map(name)).toEqual(['Turn 1', 'Payday for blue, turn 2', 'Turn 3'])
})

test('several paydays of one decision are one sentence', () => {
  const payday = (color: string): Event => ({ what: 'payday', color })
  const log = [
    entry(1, 'grey', payday('blue'), payday('green')),
    entry(2, 'white', ...['blue', 'green', 'red'].map(payday)),
  ]
  const names = (language: string) =>
    [1, 2].map(momentNames(log, { chapters: ['payday'], rounds: [] }, wordsFor(language, 'osaka')))
  expect(names('de')).toEqual(['Zahltag für Blau und Grün, Zug 1', 'Zahltag für Blau, Grün und Rot, Zug 2'])
  expect(names('en')).toEqual(['Payday for blue and green, turn 1', 'Payday for blue, green, and red, turn 2'])
})

test('a decision in a round is named by its round', () => {
  const round = (number: number): Event => ({ what: 'round_begins', round: number })
  const log = [entry(0, null, round(1)), entry(1, 'blue'), entry(2, 'red', round(2)), entry(3, 'blue')]
  const lines = { chapters: ['round_begins'], rounds: ['round_begins'] }
  expect([1, 2, 3].map(momentNames(log, lines, wordsFor('de', 'yokohama')))).toEqual([
    'Runde 1, Zug 1',
    'Runde 2, Zug 2',
    'Runde 2, Zug 3',
  ])
})
