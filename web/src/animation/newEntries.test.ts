import { expect, test } from 'vitest'
import type { Entry } from '../api/types'
import { freshEntries } from './newEntries'

const entry = (number: number, thing: string): Entry => ({ number, seat: 'white', thing, events: [] })
const log = [entry(0, ''), entry(1, 'buy'), entry(2, 'done')]

test('new is what follows', () => {
  expect(freshEntries(log.slice(0, 1), log).map(({ number }) => number)).toEqual([1, 2])
})

test('after something was taken back nothing flies, whatever was decided instead', () => {
  expect(freshEntries(log, log.slice(0, 2))).toEqual([])
  expect(freshEntries(log, [...log.slice(0, 2), entry(2, 'reserve'), entry(3, 'done')])).toEqual([])
})
