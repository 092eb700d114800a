import { expect, it } from 'vitest'
import type { Seek } from '../../api/types'
import { minutesWaited, nextLook, seatRange } from './seekWords'

it('asks more often while somebody seeks', () => {
  expect(nextLook(true)).toBeLessThan(nextLook(false))
})

it('writes one number or a range', () => {
  expect([seatRange(3, 3), seatRange(2, 4)]).toEqual(['3', '2–4'])
})

it('counts the wait on', () => {
  const seek = { waited: 50 } as Seek
  expect([minutesWaited(seek, 0, 0), minutesWaited(seek, 0, 10_000), minutesWaited(seek, 5, 0)]).toEqual([0, 1, 0])
})
