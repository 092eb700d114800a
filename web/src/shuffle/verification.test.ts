import { expect, test } from 'vitest'
import type { Added, Entry } from '../api/types'
import { codeOf, type Kept } from './storedNumbers'
import { isAlarm, proofOf, thrownAway } from './verification'

const added = (seat: string, digest: string, number: string | null): Added => ({ seats: [seat], digest, number })
const first = (numbers: Added[], seal = 'seal'): Entry => ({
  number: 0,
  seat: null,
  thing: null,
  events: [],
  seal,
  numbers,
})
const both = [added('grey', 'd1', 'n1'), added('white', 'd2', 'n2')]
const kept = (more: Partial<Kept> = {}): Kept => ({
  seal: 'seal',
  root: 'r',
  shown: 'n1',
  code: codeOf('seal', both),
  earlier: 0,
  ...more,
})

test('the log is as this browser remembers it', () => {
  expect(proofOf(first(both), kept(), ['grey'])).toBe('mine')
  expect(isAlarm('mine')).toBe(false)
})

test.each([
  ['another seal', first(both, 'chosen'), kept()],
  [
    'a digest that was fixed after mine was shown',
    first([added('grey', 'd1', 'n1'), added('white', 'd3', 'n3')]),
    kept(),
  ],
  ['one more number', first([...both, added('pink', 'd3', 'n3')]), kept()],
  ['one number less', first(both.slice(0, 1)), kept()],
  ['my seat is not there', first(both.slice(1)), kept()],
  ['another number of mine', first([added('grey', 'd1', 'n9'), both[1] ?? added('white', '', '')]), kept()],
  ['an earlier number than the last that I was made to show', first(both), kept({ shown: 'n0' })],
])('it is not: %s', (_what, entry, memory) => {
  expect(proofOf(entry, memory, ['grey'])).toBe('changed')
  expect(isAlarm('changed')).toBe(true)
})

test('a number that was shown and left out is an alarm, one that was never shown is not', () => {
  const without = first([added('grey', 'd1', null), added('white', 'd2', 'n2')])
  expect(proofOf(without, kept(), ['grey'])).toBe('left-out')
  expect(proofOf(without, kept({ shown: null, code: null }), ['grey'])).toBe('others')
})

test('what a browser can say that has shown nothing', () => {
  expect(proofOf(first(both), null, ['grey'])).toBe('elsewhere')
  expect(proofOf(first(both), null, ['pink'])).toBe('others')
  expect(proofOf(first(both), kept(), [])).toBe('others')
  expect(proofOf(first([]), null, ['grey'])).toBe('none')
  expect(proofOf(first([added('grey', 'd', null)]), null, ['grey'])).toBe('none')
})

test('of a game from before there were numbers nothing is said', () => {
  expect(proofOf({ number: 0, seat: null, thing: null, events: [], seal: 'seal' }, null, ['grey'])).toBeNull()
  expect(proofOf(undefined, null, [])).toBeNull()
})

test('shuffles that were thrown away are counted, those that only this browser knows of, too', () => {
  expect(thrownAway([...both, added('pink', 'd', null)], kept({ earlier: 2 }))).toBe(3)
  expect(thrownAway(both, null)).toBe(0)
})
