// The moves of a hint as sentences, one for each number on the board.

import { isTold, type Advice, type Scene, type Seat } from '../api/types'
import { turnInWords } from '../text/turnInWords'
import type { Words } from '../text/words'

/** What the seat does in each move, without its name; a move that the log would not tell is named as its option is. */
export function movesInWords(
  { moves }: Pick<Advice, 'moves'>,
  scene: Scene,
  words: Words,
  called: (seat: Seat) => string,
): string[] {
  const own = scene.viewer
  return moves.map(({ step, things, events }) => {
    const lines = events.filter(isTold).filter(({ seat }) => seat === own)
    if (lines.length > 0 && own) return turnInWords(lines, words, called, called(own))
    return words.option({ ...scene, step }, things[0] ?? '')
  })
}
