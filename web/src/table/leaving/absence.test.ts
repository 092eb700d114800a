import { expect, test } from 'vitest'
import type { Awaited } from '../../api/types'
import type { Words } from '../../text/words'
import { DAY } from '../../clock/clockWords'
import { isNoticed, sayAway, sayLimit } from './absence'
import { awayNow, noteArrival } from '../../clock/countdown'

const words = { say: (key: string, { count }: { count: number }) => `${key} ${count}` } as unknown as Words

test('a limit is said in the largest whole unit', () => {
  expect([60, 300, 3600, DAY, 3 * DAY].map((limit) => sayLimit(limit, words))).toEqual([
    'absence-minutes 1',
    'absence-minutes 5',
    'absence-hours 1',
    'absence-days 1',
    'absence-days 3',
  ])
})

test('how long somebody has been away is said the coarser the longer it is', () => {
  expect([5, 245, 3600, DAY, 2 * DAY].map((seconds) => sayAway(seconds * 1000, words))).toEqual([
    '0:05',
    '4:05',
    'absence-hours 1',
    'absence-hours 24',
    'absence-days 2',
  ])
})

test('it goes on by itself unless who was away has come back', () => {
  const away = { away: 20_000, counting: true } as Awaited
  noteArrival(away)
  const now = performance.now()
  expect(awayNow(away, now + 5000)).toBeGreaterThanOrEqual(25_000)
  expect(awayNow({ ...away, counting: false }, now + 5000)).toBe(20_000)
})

test('a page that is loaded anew is nobody’s absence, and where days are played an hour is none either', () => {
  expect([3000, 15_000].map((away) => isNoticed(away, 300))).toEqual([false, true])
  expect([3600_000, 3 * 3600_000].map((away) => isNoticed(away, 2 * DAY))).toEqual([false, true])
  expect(isNoticed(2000, 2)).toBe(true)
})
