// The dimensions of the chart of a rating.

import type { RatedMoment } from '../api/types'
import type { Words } from '../text/words'

const LEAST_SPAN = 100

/** The grid lines: three to seven round numbers around all ratings. */
export function linesAround(ratings: readonly number[]): number[] {
  const [least, most] = [Math.min(...ratings), Math.max(...ratings)]
  const span = Math.max(LEAST_SPAN, most - least)
  const step = [25, 50, 100, 200, 500].find((one) => span / one <= 5) ?? 1000
  const first = Math.floor(least / step)
  const last = Math.max(first + 2, Math.ceil(most / step))
  return Array.from({ length: last - first + 1 }, (_, line) => (first + line) * step)
}

/** The chart in a sentence. */
export function courseOf(history: readonly RatedMoment[], words: Words): string {
  const ratings = history.map(({ rating }) => rating)
  const [first, last] = [ratings[0], ratings.at(-1)]
  if (first === undefined || last === undefined) return ''
  return words.say('rating-course', {
    first: String(first),
    last: String(last),
    lowest: String(Math.min(...ratings)),
    highest: String(Math.max(...ratings)),
  })
}
