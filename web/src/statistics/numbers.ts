// The numbers of statistics as they are shown.

import type { Reviewed, Tally } from '../api/types'
import { withMinus, type Words } from '../text/words'

/** The number of reviewed games in each average of a trend. */
export const WINDOW = 10

export const shareOf = ({ games, wins }: Tally) => (games ? wins / games : 0)
export const fairShareOf = ({ games, fair_wins }: Tally) => (games ? fair_wins / games : 0)

export const countIn = (count: number, words: Words) => new Intl.NumberFormat(words.language).format(count)

/** A place with one digit after the point. */
export const placeIn = (place: number, words: Words) =>
  new Intl.NumberFormat(words.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(place)

/** Points of a source in one game: whole ones, or one digit of few. */
export const pointsIn = (points: number, words: Words) =>
  withMinus(new Intl.NumberFormat(words.language, { maximumFractionDigits: points < 10 ? 1 : 0 }).format(points))

export interface TrendPoint {
  at: string
  decided: number
  luck: number
  lost: number
}

/** The averages over the last games up to each one, in percents. */
export function trendOf(games: readonly Reviewed[]): TrendPoint[] {
  return games.map(({ at }, end) => {
    const some = games.slice(Math.max(0, end + 1 - WINDOW), end + 1)
    const mean = (part: 'decided' | 'luck' | 'lost') =>
      (100 * some.reduce((sum, game) => sum + game[part], 0)) / some.length
    return { at, decided: mean('decided'), luck: mean('luck'), lost: mean('lost') }
  })
}

/** The grid lines: round percents around all values, with zero. */
export function percentGrid(values: readonly number[]): number[] {
  const [least, most] = [Math.min(-5, ...values), Math.max(5, ...values)]
  const step = [5, 10, 20].find((one) => (most - least) / one <= 6) ?? 50
  const [first, last] = [Math.floor(least / step), Math.ceil(most / step)]
  return Array.from({ length: last - first + 1 }, (_, line) => (first + line) * step)
}
