import { expect, test } from 'vitest'
import { botsByStrength, starsOf } from './botStrength'

test('bots are ordered from the weakest to the strongest, with one star more each', () => {
  expect(botsByStrength(['medium', 'hard', 'easy'])).toEqual(['easy', 'medium', 'hard'])
  expect(['easy', 'medium', 'hard'].map(starsOf)).toEqual(['★☆☆', '★★☆', '★★★'])
})

test('a bot that is not for tables has no stars and comes first', () => {
  expect(botsByStrength(['hard', 'random'])).toEqual(['random', 'hard'])
  expect(starsOf('random')).toBe('')
})
