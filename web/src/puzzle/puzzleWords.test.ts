import { expect, test } from 'vitest'
import type { PuzzleResult, Scene } from '../api/types'
import { wordsFor } from '../text/fluentFiles'
import { leadInWords, ratingInWords, tagInWords, verdict } from './puzzleWords'

const english = wordsFor('en', 'osaka')
const bare = (said: string) => said.replace(/[\u2066-\u2069]/g, '')
const scene = { game: 'osaka', step: { name: 'ChooseAction' }, places: [], seats: ['white'] } as unknown as Scene
const result = (more: Partial<PuzzleResult>): PuzzleResult => ({
  right: true,
  cost: 0,
  within: 0,
  why: [],
  counted: true,
  solved: true,
  rating: 1530,
  provisional: true,
  change: 30,
  solution: null,
  ...more,
})

test('a wrong answer says what it would have cost', () => {
  const said = bare(verdict('reserve', result({ right: false, cost: 0.184 }), scene, english))
  expect(said).toMatch(/18\s?%/)
  expect(said).toContain('less chance to win')
  expect(bare(verdict('buy', result({}), scene, english))).not.toContain('%')
  expect(verdict(null, result({ right: null }), scene, english)).toBe(english.say('puzzle-given-up'))
})

test('the first answer moves the rating, a later one does not', () => {
  expect(bare(ratingInWords(result({}), english))).toMatch(/1530.*\+30/)
  expect(bare(ratingInWords(result({ counted: false }), english))).not.toContain('1530')
})

test('the solution says the chances with it and with the next best', () => {
  const solution = { best: ['buy'], moves: [], share: 0.62, lead: 0.14, within: 0.01, redeals: 200, why: [] }
  expect(bare(leadInWords(solution, english))).toMatch(/62\s?%.*48\s?%.*200/)
})

test('a tag has a name', () => {
  expect(tagInWords('payment', english)).toBe('Payment')
})
