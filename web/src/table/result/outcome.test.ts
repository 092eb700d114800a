import { expect, test } from 'vitest'
import type { Rank } from '../../scene/ranks'
import { wordsFor } from '../../text/fluentFiles'
import { headlineOf, marginOf } from './outcome'

const rank = (place: number, points: number, ...sides: string[][]): Rank => ({
  rank: place,
  sides,
  points,
  tie: undefined,
})
const names = (sides: string[][]) => sides.flat().join('+')
const said = (ranks: Rank[], you: string | null, language = 'en') =>
  [headlineOf, marginOf].map((say) => say(ranks, you, names, wordsFor(language)))

const ALONE = [rank(1, 12, ['a']), rank(2, 11, ['b']), rank(3, 8, ['c'])]
const SHARED = [rank(1, 12, ['a'], ['b']), rank(3, 8, ['c'], ['d'])]
const TEAMS = [rank(1, 4, ['a', 'c']), rank(2, 3, ['b', 'd'])]

test('the winner is told so, and by how much', () => {
  expect(said(ALONE, 'a')).toEqual(['You win!', 'One point ahead of b.'])
  expect(said(ALONE, 'a', 'de')).toEqual(['Du gewinnst!', 'Ein Punkt vor b.'])
})

test('whoever lost is told who won, the own place and what was missing', () => {
  expect(said(ALONE, 'b')).toEqual(['a wins', 'You came second of three. One point behind a.'])
  expect(said(ALONE, 'c')).toEqual(['a wins', 'You came third of three. 4 points behind a.'])
  expect(said(ALONE, 'c', 'de')).toEqual(['a gewinnt', 'Du bist auf Platz drei von drei. 4 Punkte hinter a.'])
})

test('to a spectator nobody is you', () => {
  expect(said(ALONE, null)).toEqual(['a wins', 'One point ahead of b.'])
})

test('a shared place is shared, the first and any other', () => {
  expect(said(SHARED, 'b')).toEqual(['You share the victory!', '4 points ahead of c+d.'])
  expect(said(SHARED, 'd')).toEqual(['a+b share the victory', 'You share third place. 4 points behind a+b.'])
  expect(said(SHARED, null, 'de')[0]).toBe('a+b teilen sich den Sieg')
})

test('a team wins and loses as one', () => {
  expect(said(TEAMS, 'c')).toEqual(['Your team wins!', 'One point ahead of b+d.'])
  expect(said(TEAMS, 'd')).toEqual(['a+c win together', 'Your team came second of two. One point behind a+c.'])
})

test('with equal points nothing is said about them: what decided stands between the places', () => {
  const tie = [rank(1, 9, ['a']), rank(2, 9, ['b'])]
  expect(said(tie, 'a')).toEqual(['You win!', ''])
  expect(said(tie, 'b')).toEqual(['a wins', 'You came second of two.'])
})
