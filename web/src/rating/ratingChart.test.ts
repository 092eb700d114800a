import { describe, expect, it } from 'vitest'
import { linesAround } from './ratingChart'

describe('the chart of a rating', () => {
  it('has round lines around all ratings', () => {
    expect(linesAround([1658])).toEqual([1650, 1675, 1700])
    expect(linesAround([1500, 1658, 1342])).toEqual([1300, 1400, 1500, 1600, 1700])
    for (const ratings of [[1500], [0, 3000], [1499, 1501], [-40, 20]]) {
      const lines = linesAround(ratings)
      expect(lines[0]).toBeLessThanOrEqual(Math.min(...ratings))
      expect(lines.at(-1)).toBeGreaterThanOrEqual(Math.max(...ratings))
      expect(lines.length).toBeGreaterThanOrEqual(3)
      expect(lines.length).toBeLessThanOrEqual(7)
    }
  })
})
