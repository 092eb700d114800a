import { expect, test } from 'vitest'
import type { Told } from '../api/types'
import { turnInWords, withoutName } from './turnInWords'
import type { Words } from './words'

const words = {
  event: ({ what, seat }: Told, called: (seat: string) => string) =>
    seat ? `${called(String(seat))} ${what}.` : `${what}!`,
  piece: (_: string, seat: string) => seat,
} as unknown as Words

test('a name at the beginning is left out, one within the line or a longer one stays', () => {
  expect(withoutName('Green places an assistant.', 'Green')).toBe('places an assistant.')
  expect(withoutName('Then Green rests.', 'Green')).toBe('Then Green rests.')
  expect(withoutName('Greenland is far.', 'Green')).toBe('Greenland is far.')
})

test('a name is said once, and again after somebody else was named', () => {
  const lines = ['green', 'green', null, 'green', 'red'].map((seat, at) => ({ what: `does ${at}`, seat }) as Told)
  const called = (seat: string) => seat.toUpperCase()
  expect(turnInWords(lines, words, called)).toBe('GREEN does 0. Does 1. does 2! GREEN does 3. RED does 4.')
})

test('who is named only within a sentence is named again in the next', () => {
  const lots = {
    ...words,
    event: ({ what, seat }: Told) =>
      what === 'lot' ? `The lot falls on ${String(seat)}.` : `${String(seat)} ${what}.`,
  } as unknown as Words
  const lines = ['lot', 'starts', 'draws'].map((what) => ({ what, seat: 'Pink' }) as Told)
  expect(turnInWords(lines, lots)).toBe('The lot falls on Pink. Pink starts. Draws.')
})
