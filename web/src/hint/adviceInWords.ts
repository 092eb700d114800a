// The moves of a hint as sentences, one for each number on the board.

import { isTold, type Advice, type Scene, type Seat, type Told } from '../api/types'
import { turnInWords } from '../text/turnInWords'
import type { Words } from '../text/words'

/** A line that says only that somebody did something, as of a secret choice. */
const isBare = ({ what: _, seat: __, ...fields }: Told) => Object.values(fields).every((value) => value === null)

/**
 * What the seat does in each move, without its name. A move that the log would not tell, or not so that it can be told
 * from another choice, is named as its option is.
 */
export function movesInWords(
  { moves }: Pick<Advice, 'moves'>,
  scene: Scene,
  words: Words,
  called: (seat: Seat) => string,
): string[] {
  const own = scene.viewer
  return moves.map(({ step, things, events }) => {
    const lines = events.filter(isTold).filter(({ seat }) => seat === own)
    const [thing = ''] = things
    const tells = lines.length > 0 && !(thing.includes('.') && lines.every(isBare))
    if (tells && own) return turnInWords(lines, words, called, called(own))
    return words.option({ ...scene, step }, thing)
  })
}
