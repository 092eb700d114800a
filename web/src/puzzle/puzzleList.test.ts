import { expect, test } from 'vitest'
import type { ListedPuzzle } from '../api/types'
import { addressOf, nextOf, tagged } from './puzzleList'

const one = (puzzle: string, rating: number, solved: boolean | null = null, tags = ['timing']): ListedPuzzle => ({
  puzzle,
  number: 7,
  options: 5,
  rating,
  solved,
  tags,
  seats: 3,
  answers: 0,
})

test('a tag leaves its puzzles, none leaves all', () => {
  const all = [one('a', 1500, null, ['payment', 'timing']), one('b', 1500, null, ['blocking'])]
  expect(tagged(all, 'timing').map(({ puzzle }) => puzzle)).toEqual(['a'])
  expect(tagged(all, '')).toEqual(all)
})

test('the next puzzle is not answered, is another one, and as hard as the guest is good', () => {
  const all = [one('easy', 1300), one('done', 1500, false), one('even', 1520), one('hard', 1800)]
  expect(nextOf(all, null)?.puzzle).toBe('even')
  expect(nextOf(all, 1250)?.puzzle).toBe('easy')
  expect(nextOf(all, 1500, 'even')?.puzzle).toBe('easy')
  expect(nextOf([one('a', 1500, true)], 1500)).toBeNull()
})

test('an address keeps the tag', () => {
  expect(addressOf('osaka', '0a1b')).toBe('/puzzles/osaka/0a1b')
  expect(addressOf('osaka', '0a1b', 'timing')).toBe('/puzzles/osaka/0a1b?tag=timing')
})
