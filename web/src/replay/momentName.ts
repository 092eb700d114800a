// The name of a decision: by the round and the turn in which it was made, or by the payday that it brought.

import type { Entry } from '../api/types'
import type { Words } from '../text/words'
import { chaptersOf, turnStarts } from './chapters'

/** Names every decision of a log. `chapters` are the lines that a game declares; those in `rounds` last until the next. */
export function momentNames(
  entries: readonly Entry[],
  { chapters, rounds }: { chapters: readonly string[]; rounds: readonly string[] },
  words: Words,
): (move: number) => string {
  const opened = chaptersOf(entries, chapters)
  const begun = chaptersOf(entries, rounds)
  const turns = turnStarts(entries)
  return (move) => {
    const lines = (opened.find((one) => one.move === move) ?? begun.findLast((one) => one.move <= move))?.lines ?? []
    const turn = Math.max(1, turns.findLastIndex((one) => one <= move) + 1)
    const chapter = words.together(lines)
    return words.say(chapter ? 'web-moment' : 'web-moment-turn', { chapter: chapter.replace(/[.!]$/, ''), turn })
  }
}
