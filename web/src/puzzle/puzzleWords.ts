// What a puzzle and its answers are called in words.

import type { ListedPuzzle, PuzzleResult, PuzzleSolution, Scene, Thing } from '../api/types'
import { signed } from '../rating/ratingFormat'
import { percent } from '../replay/review/reviewNumbers'
import type { Words } from '../text/words'

export const tagInWords = (tag: string, words: Words) => words.say(`puzzle-tag-${tag}`)

/** How hard a puzzle is, by those who have tried it. */
export const hardness = ({ rating, answers }: ListedPuzzle, words: Words) =>
  words.say('puzzle-hardness', { rating: String(rating), answers })

/** What an answer was worth. */
export function verdict(thing: Thing | null, { right, cost }: PuzzleResult, scene: Scene, words: Words): string {
  if (right === null || thing === null) return words.say('puzzle-given-up')
  if (right) return words.say('puzzle-right')
  // Less than one percent is not written as nothing.
  const share = percent(Math.max(cost, 0.01), words)
  return words.say('puzzle-wrong', { option: words.option(scene, thing), cost: share })
}

/** How far the best option is ahead of the next. */
export function leadInWords({ share, lead, redeals }: PuzzleSolution, words: Words): string {
  const second = percent(Math.max(0, share - lead), words)
  return words.say('puzzle-lead', { share: percent(share, words), second, redeals })
}

/** The guest's rating after the first answer; about a later one, that it does not count. */
export function ratingInWords({ counted, rating, change }: PuzzleResult, words: Words): string {
  const now = String(rating)
  return counted
    ? words.say('puzzle-rating-now', { rating: now, change: signed(change) })
    : words.say('puzzle-no-count')
}
