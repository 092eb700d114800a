// What one seat did in a turn, in one sentence after the other, with its name said once.

import type { Seat, Told } from '../api/types'
import type { Words } from './words'

/** A line without the name it begins with, for where the name stands before it already; a line that begins otherwise stays as it is. */
export function withoutName(line: string, name: string): string {
  const rest = line.startsWith(name) ? line.slice(name.length) : null
  return rest && /^\s/.test(rest) ? rest.trimStart() : line
}

const capitalised = (line: string) => line.charAt(0).toUpperCase() + line.slice(1)

/** The seat that a line names; a line about nobody may have a seat without saying its name. */
export function namedIn(line: Told, said: string, called: (seat: Seat) => string): Seat | null {
  return typeof line.seat === 'string' && said.includes(called(line.seat)) ? line.seat : null
}

/** The lines of a turn as one text. Who is named at the beginning of one line, or before all, is not named again in the next. */
export function turnInWords(
  lines: readonly Told[],
  words: Words,
  called?: (seat: Seat) => string,
  before: string | null = null,
): string {
  let named = before
  return lines
    .map((line) => {
      const said = words.event(line, called) ?? ''
      const name = typeof line.seat === 'string' ? (called?.(line.seat) ?? words.piece('seat', line.seat)) : null
      const short = name === null ? said : withoutName(said, name)
      const goesOn = name === named
      named = short === said ? null : name
      return goesOn ? capitalised(short) : said
    })
    .filter(Boolean)
    .join(' ')
}
