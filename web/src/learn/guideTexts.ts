// The guide at the beginning of the help: the texts of a game about itself, in a fixed order.

import type { Words } from '../text/words'

/** Its parts, each with the heading that a game's own `guide-<part>-title` may replace. */
export const PARTS = [
  ['goal', 'web-guide-goal'],
  ['turn', 'web-guide-turn'],
  ['points', 'web-guide-points'],
  ['end', 'web-guide-end'],
  ['example', 'web-guide-example'],
] as const

/** The texts `key-1`, `key-2` and so on, as many as exist. */
export function numbered(words: Words, key: string): string[] {
  const found: string[] = []
  while (words.has(`${key}-${found.length + 1}`)) found.push(`${key}-${found.length + 1}`)
  return found
}
