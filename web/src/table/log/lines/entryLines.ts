// The lines of one decision in the log, below the name of the seat that decided.

import { isTold, type Entry, type Seat, type Told } from '../../../api/types'
import { withoutName } from '../../../text/turnInWords'
import type { Words } from '../../../text/words'

export interface EntryLine {
  text: string
  /** It opens a chapter. */
  chapter: boolean
  /** Whose name it has, for its piece. */
  seat: Seat | null
  /** It is about the whole table. */
  apart: boolean
  /** The reader should not miss it. */
  mine: boolean
}

export const plainLine = (text: string): EntryLine => ({ text, chapter: false, seat: null, apart: false, mine: false })

/**
 * The lines of a decision. Those of the deciding seat leave out its name, which stands over the turn, until a line is
 * about others; a marked line always says whom it is about.
 */
export function entryLines(
  entry: Entry,
  decider: Seat | null,
  { chapters, marked }: { chapters: readonly string[]; marked: readonly Told[] },
  words: Words,
  called: (seat: Seat) => string,
): EntryLine[] {
  let follows = decider !== null
  return entry.events.filter(isTold).map((line) => {
    const seat = typeof line.seat === 'string' ? line.seat : null
    const mine = marked.includes(line)
    follows &&= seat === decider
    const text = words.event(line, called) ?? ''
    const isShort = follows && seat !== null && !mine
    return {
      text: isShort ? withoutName(text, called(seat)) : text,
      chapter: chapters.includes(line.what),
      seat: isShort ? null : seat,
      apart: seat === null,
      mine,
    }
  })
}
