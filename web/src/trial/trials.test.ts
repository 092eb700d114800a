import { expect, test } from 'vitest'
import type { PlayedThis, Player, Trial, View } from '../api/types'
import { wordsFor } from '../text/fluentFiles'
import { mayTryOut, originOf, outcomeInWords } from './trials'

const english = wordsFor('en', 'osaka')
const player = (more: Partial<Player>) => ({ seat: 'white', you: true, stand_in: null, ...more }) as Player
const view = (more: Partial<View> = {}) =>
  ({ state: 'playing', try_out: true, trial: null, players: [player({})], ...more }) as View
const trial: Trial = { kind: 'try_out', table: 'there', seat: 'white', moment: 7, moves: 1, hints: true }
const said = (more: Partial<PlayedThis>) =>
  outcomeInWords({ table: 'there', played: 0, left: 0, why: null, ...more }, english).replace(/[\u2066-\u2069]/g, '')

test('who plays a running game tries moves out there, if the table allows it', () => {
  expect(mayTryOut(view())).toBe(true)
  expect(mayTryOut(view({ try_out: false }))).toBe(false)
  expect(mayTryOut(view({ state: 'over' }))).toBe(false)
  expect(mayTryOut(view({ trial }))).toBe(false)
  expect(mayTryOut(view({ players: [player({ you: false })] }))).toBe(false)
  expect(mayTryOut(view({ players: [player({ stand_in: 'greedy' })] }))).toBe(false)
})

test('a copy leads back to the table, to the moment of the replay, or to the puzzle', () => {
  expect(originOf(trial, 'osaka')).toBe('/table/there')
  expect(originOf({ ...trial, kind: 'what_if' }, 'osaka')).toBe('/table/there/replay?move=7&seat=white')
  expect(originOf({ ...trial, kind: 'puzzle', table: '0a1b' }, 'osaka')).toBe('/puzzles/osaka/0a1b')
})

test('one is told how many moves were played, and why no more', () => {
  expect(said({ played: 2, why: 'all' })).toBe('2 moves are played at the table.')
  expect(said({ played: 1, why: 'all' })).toBe('One move is played at the table.')
  for (const why of ['others', 'chance', 'impossible', 'moved_on', 'window'] as const) {
    const sentence = said({ left: 1, why })
    expect(sentence).toMatch(/^No move is played at the table\. \w.+\.$/)
  }
})
