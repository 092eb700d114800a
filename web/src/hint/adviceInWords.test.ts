import { expect, test } from 'vitest'
import type { AdvisedMove, Scene } from '../api/types'
import type { Words } from '../text/words'
import { movesInWords } from './adviceInWords'

const words = {
  event: ({ what, seat }: { what: string; seat: string }, called: (seat: string) => string) =>
    `${called(seat)} ${what}.`,
  option: ({ step }: Scene, thing: string) => `${step?.name}: ${thing}`,
} as unknown as Words
const scene = { viewer: 'green', step: { name: 'now' } } as unknown as Scene
const called = (seat: string) => seat.toUpperCase()

const said = (...moves: Partial<AdvisedMove>[]) => movesInWords({ moves: moves as AdvisedMove[] }, scene, words, called)

test('a move is told by its lines, without the name of who is advised', () => {
  const events = [
    { what: 'steps', seat: 'green' },
    { what: 'collects', seat: 'green' },
  ]
  expect(said({ events, things: ['cell.a1'] })).toEqual(['Steps. Collects.'])
})

test('a move without own lines is named as its option is, by its own question', () => {
  const step = { name: 'later' }
  expect(said({ step, events: [], things: ['done'] })).toEqual(['later: done'])
  expect(said({ step, events: [{ what: 'begins', seat: 'red' }], things: ['done'] })).toEqual(['later: done'])
})
