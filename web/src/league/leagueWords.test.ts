import { expect, test } from 'vitest'
import type { League, LeagueCard } from '../api/types'
import { wordsFor } from '../text/fluentFiles'
import { calledIn, participationLine, placesLeft, pointsText, secondsUntil, stageOf } from './leagueWords'

const words = wordsFor('en')
const card: LeagueCard = {
  league: 'abcd',
  name: 'Thursday',
  game: 'osaka',
  state: 'running',
  round: 2,
  rounds: 5,
  people: 4,
  hosting: false,
  table: null,
}

test('people, bots and those who were deleted have a name', () => {
  expect(calledIn({ name: 'Ann', bot: null, former: false }, words)).toBe('\u2068Ann\u2069')
  expect(calledIn({ name: null, bot: 'easy', former: false }, words)).toContain('Bot')
  expect(calledIn({ name: null, bot: null, former: true }, words)).toBe(words.say('web-former-guest'))
})

test('a league says where it is', () => {
  expect(stageOf(card, words)).toBe('Round 2 of 5')
  expect(stageOf({ ...card, state: 'open', round: 0 }, words)).toBe('Has not begun')
  expect(stageOf({ ...card, state: 'over' }, words)).toBe('Over')
  expect(stageOf({ ...card, state: 'over', round: 0 }, words)).toBe('Called off')
  expect(stageOf({ ...card, round: 0 }, words)).toBe('Begins now')
})

test('points have few decimals, and a moment that has passed is now', () => {
  expect(pointsText(1.333, words)).toBe('1.33')
  expect(pointsText(2, words)).toBe('2')
  expect(pointsText(0.5, wordsFor('de'))).toBe('0,5')
  expect(secondsUntil('2026-01-01T00:01:00Z', Date.parse('2026-01-01T00:00:00.5Z'))).toBe(60)
  expect(secondsUntil('2026-01-01T00:00:00Z', Date.parse('2026-01-01T00:01:00Z'))).toBe(0)
})

test('who has a bye is told so, and nobody else', () => {
  const table = (state: string, you: boolean) => ({ table: null, state, seats: [{ you }] })
  const said = (tables: object[], language = 'en') => {
    const round = { state: 'running', round: 2, begins: null, me: 'plays', table: null, played: [{ round: 2, tables }] }
    return participationLine(round as unknown as League, 0, wordsFor(language))
  }
  const bye = [table('playing', false), table('bye', true)]
  expect(said(bye)).toBe('You have a bye in this round, which counts one point.')
  expect(said(bye, 'de')).toBe('Du hast in dieser Runde ein Freilos, das einen Punkt zählt.')
  for (const others of [[table('bye', false)], [table('over', true)]])
    expect(said(others)).toBe(words.say('league-others-play-line'))
})

test('bots take the places that people leave', () => {
  const league = { most: 4, waiting: [{}, {}, {}] } as unknown as League
  expect(placesLeft(league)).toBe(1)
  expect(placesLeft({ ...league, most: 2 })).toBe(0)
})
