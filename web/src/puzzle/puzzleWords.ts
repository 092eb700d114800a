// What a puzzle and its answers are called in words.

import type { PuzzleResult, Scene, Thing } from '../api/types'
import { signed } from '../rating/ratingFormat'
import { percent } from '../replay/review/reviewNumbers'
import type { Words } from '../text/words'

export const tagInWords = (tag: string, words: Words) => words.say(`puzzle-tag-${tag}`)

/** A share of the win as a cost; less than one percent is not written as nothing. */
export const ofTheWin = (share: number, words: Words) =>
  words.say('review-of-the-win', { share: percent(Math.max(share, 0.01), words) })

/** What an answer was worth. */
export function verdict(thing: Thing | null, { right, cost }: PuzzleResult, scene: Scene, words: Words): string {
  if (right === null || thing === null) return words.say('puzzle-given-up')
  if (right) return words.say('puzzle-right')
  return words.say('puzzle-wrong', { option: words.option(scene, thing), cost: ofTheWin(cost, words) })
}

/** The guest's rating after the first answer; about a later one, that it does not count. */
export function ratingInWords({ counted, rating, change }: PuzzleResult, words: Words): string {
  const now = String(rating)
  return counted
    ? words.say('puzzle-rating-now', { rating: now, change: signed(change) })
    : words.say('puzzle-no-count')
}
