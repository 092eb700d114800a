import { expect, test } from 'vitest'
import { clockTime, minutesOf } from './timeOfDay'

test('times of day, there and back', () => {
  for (const [minutes, time] of [
    [0, '00:00'],
    [485, '08:05'],
    [1320, '22:00'],
    [1439, '23:59'],
  ] as const) {
    expect(clockTime(minutes)).toBe(time)
    expect(minutesOf(time)).toBe(minutes)
  }
})
