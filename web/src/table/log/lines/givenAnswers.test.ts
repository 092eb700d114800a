import { expect, test } from 'vitest'
import type { Entry, Event, Reactions, Scene } from '../../../api/types'
import { Words } from '../../../text/words'
import { givenAnswers } from './givenAnswers'

const words = new Words('en', [
  `
web-window-given = Answered for you.
web-window-given-so = Answered for you: { $answer }.
option-Insure-done = { $insured ->
    [0] Insure nothing
   *[other] Insure nothing more
}
`,
])
const scene = { places: [], step: null } as unknown as Scene
const entry = (number: number, thing: string | null, ...events: Event[]): Entry => ({
  number,
  seat: 'red',
  thing,
  events,
})
const answers = (entries: Entry[], given: number[]) => {
  const questions = Object.fromEntries(given.map((number) => [number, { name: 'Insure', insured: 0 }]))
  const reactions = { given, questions } as unknown as Reactions
  return [...givenAnswers({ reactions, entries, scene }, words)]
}

test('an answer that the log does not tell is named', () => {
  expect(answers([entry(3, 'done'), entry(4, 'done')], [3])).toEqual([[3, 'Answered for you: Insure nothing.']])
})

test('one that the next line tells is not named twice', () => {
  expect(answers([entry(3, 'done', { what: 'passed', seat: 'red' })], [3])).toEqual([[3, 'Answered for you.']])
})

test('a line about somebody else does not tell it', () => {
  const other = { what: 'sank', seat: 'blue' }
  expect(answers([entry(3, 'done', other)], [3])).toEqual([[3, 'Answered for you: Insure nothing.']])
})

test('without a decision there is nothing to say', () => {
  expect([...givenAnswers({ reactions: null, entries: [entry(1, 'done')], scene }, words)]).toEqual([])
})
