import { expect, it } from 'vitest'
import type { Happening } from '../../api/types'
import { belowEntries, TOP } from './tableEvents'

const line = (n: number, after: number): Happening => ({ n, after, at: '', what: 'resigned', seat: 'grey' })

it('stands below the entry it followed, or the last one before it that says something', () => {
  const lines = [line(1, 0), line(2, 3), line(3, 4), line(4, 9)]
  const below = belowEntries(lines, [3, 6, 7])
  expect([...below].map(([entry, found]) => [entry, found.map(({ n }) => n)])).toEqual([
    [TOP, [1]],
    [3, [2, 3]],
    [7, [4]],
  ])
})
