import { describe, expect, it, vi } from 'vitest'
import type { Clock } from '../api/types'
import { face, leftNow, noteArrival, secondsOf, warningAt } from './countdown'

const clock = (): Clock => ({
  kind: 'blitz',
  seconds: 300,
  increment: 5,
  left: { grey: 65_000, white: 300_000 },
  running: 'grey',
  then: null,
  sleep: null,
  due: null,
  away: {},
})

describe('a clock between two views', () => {
  it('counts on for who thinks, from when it was heard of and not from when it was shown', () => {
    const spoken = clock()
    vi.spyOn(performance, 'now').mockReturnValue(1000)
    noteArrival(spoken)
    vi.spyOn(performance, 'now').mockReturnValue(5000)
    noteArrival(spoken)
    expect(leftNow(spoken, 'grey')).toBe(61_000)
    expect(leftNow(spoken, 'white')).toBe(300_000)
    expect(leftNow(spoken, 'grey', 1_000_000)).toBe(0)
    vi.restoreAllMocks()
  })

  it('shows minutes and seconds; a second that has begun counts', () => {
    expect([60_000, 59_001, 9_000, 1].map((left) => face(secondsOf(left)))).toEqual(['1:00', '1:00', '0:09', '0:01'])
    expect(face(secondsOf(0))).toBe('0:00')
  })

  it('warns once on the way past thirty and ten seconds, and never of a time that is over', () => {
    expect(warningAt(31, 30)).toBe(30)
    expect(warningAt(30, 29)).toBeUndefined()
    expect(warningAt(12, 9)).toBe(10)
    expect(warningAt(5, 0)).toBeUndefined()
    expect(warningAt(10, 60)).toBeUndefined()
  })
})
