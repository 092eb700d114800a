import { expect, test } from 'vitest'
import type { AdvisedMove, Scene, Told } from '../api/types'
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
  const events: Told[] = [
    { what: 'steps', seat: 'green', cell: 'a1' },
    { what: 'collects', seat: 'green' },
  ]
  expect(said({ events, things: ['cell.a1'] })).toEqual(['Steps. Collects.'])
})

test('a move whose lines do not say what was chosen is named as its option is', () => {
  const secret = { what: 'keeps', seat: 'green' }
  expect(said({ step: { name: 'Keep' }, events: [secret], things: ['order.b_1'] })).toEqual(['Keep: order.b_1'])
  expect(said({ events: [{ ...secret, order: 'b_1' }], things: ['order.b_1'] })).toEqual(['Keeps.'])
  expect(said({ events: [{ ...secret, count: 2 }], things: ['done'] })).toEqual(['Keeps.'])
})

test('a move without own lines is named as its option is, by its own question', () => {
  const step = { name: 'later' }
  expect(said({ step, events: [], things: ['done'] })).toEqual(['later: done'])
  expect(said({ step, events: [{ what: 'begins', seat: 'red' }], things: ['done'] })).toEqual(['later: done'])
})
