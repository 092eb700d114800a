// Lists of puzzles: those of a tag, and the one to be solved next.

import type { ListedPuzzle } from '../api/types'

/** The rating of who has none yet. */
const NEWCOMER = 1500

/** The puzzles of a tag; without one, all. */
export function tagged(puzzles: readonly ListedPuzzle[], tag: string): readonly ListedPuzzle[] {
  return tag ? puzzles.filter(({ tags }) => tags.includes(tag)) : puzzles
}

/** Of the puzzles that are not answered yet, the one that is as hard as the guest is good; not this one. */
export function nextOf(
  puzzles: readonly ListedPuzzle[],
  rating: number | null,
  except: string | null = null,
): ListedPuzzle | null {
  const open = puzzles.filter(({ solved, puzzle }) => solved === null && puzzle !== except)
  const far = (one: ListedPuzzle) => Math.abs(one.rating - (rating ?? NEWCOMER))
  return open.reduce<ListedPuzzle | null>((best, one) => (best && far(best) <= far(one) ? best : one), null)
}

/** The address of a puzzle; with a tag, the next ones have it, too. */
export const addressOf = (game: string, puzzle: string, tag = '') =>
  `/puzzles/${game}/${puzzle}${tag ? `?tag=${encodeURIComponent(tag)}` : ''}`
