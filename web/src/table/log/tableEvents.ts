// What people did beside the rules, as text, and its position in the log.

import type { Happening, Seat } from '../../api/types'
import type { Words } from '../../text/words'

export function sayHappening(
  { what, seat, part = 0, about, wish }: Happening,
  name: (seat: Seat, part: number) => string,
  words: Words,
): string {
  const key = what === 'voted' ? `table-voted-${wish ?? ''}` : `table-${what}`
  const before = what === 'took_over' && seat ? name(seat, part - 1) : ''
  return words.say(key, { name: seat ? name(seat, part) : '', other: about ? name(about, Infinity) : before })
}

/** Before the first entry. */
export const TOP = -1

/** The lines directly below each of these entries of the log. */
export function belowEntries(happenings: readonly Happening[], entries: readonly number[]): Map<number, Happening[]> {
  const below = new Map<number, Happening[]>()
  for (const line of happenings) {
    // Some entries have no line, and some may have been undone.
    const entry = entries.findLast((number) => number <= line.after) ?? TOP
    below.set(entry, [...(below.get(entry) ?? []), line])
  }
  return below
}
