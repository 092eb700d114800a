// The lines of the log, in blocks below the name of who decided.

import { isTold, type Entry, type Seat, type Told } from '../../../api/types'
import { namedIn, turnInWords, withoutName } from '../../../text/turnInWords'
import type { Words } from '../../../text/words'
import { turnsOf, type Turn } from '../highlights'

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

/** A part of a turn. Its seat stands over it; none does over lines that are about others or about nobody. */
export interface Block extends Turn {
  decisions: { entry: Entry; lines: EntryLine[] }[]
}

export interface Telling {
  words: Words
  called: (seat: Seat, decision: number) => string
  /** Lines that open a chapter. */
  chapters: readonly string[]
  /** Lines that who looks at it should not miss. */
  marked: readonly Told[]
  /** For each decision that the server made for the guest, a line that says so. */
  given: ReadonlyMap<number, string>
}

/** The turns of a log. What comes in a turn before its seat has done anything is a block without a name. */
export function blocksOf(entries: readonly Entry[], telling: Telling): Block[] {
  return turnsOf(entries)
    .flatMap(({ seat, entries }) => {
      const at = entries.findIndex((entry) => beginsWith(seat, entry, telling))
      const begins = at < 0 ? entries.length : at
      return [
        { seat: null, entries: entries.slice(0, begins) },
        { seat, entries: entries.slice(begins) },
      ]
    })
    .map((turn) => ({ ...turn, decisions: decisionsOf(turn, telling) }))
    .filter(({ decisions }) => decisions.length > 0)
}

function beginsWith(seat: Seat | null, { number, events }: Entry, { words, called, given }: Telling): boolean {
  if (seat === null) return false
  const [line] = events.filter(isTold)
  const calledThen = (one: Seat) => called(one, number)
  return given.has(number) || (!!line && namedIn(line, words.event(line, calledThen) ?? '', calledThen) === seat)
}

/**
 * A line leaves the name of its seat out if that stands over the block, or at the beginning of the line before. A marked
 * line always says whom it is about.
 */
function decisionsOf({ seat: head, entries }: Turn, { words, called, chapters, marked, given }: Telling) {
  let named = head
  return entries
    .map((entry) => {
      const calledThen = (seat: Seat) => called(seat, entry.number)
      const lines = entry.events.filter(isTold).map((line): EntryLine => {
        const said = words.event(line, calledThen) ?? ''
        const seat = namedIn(line, said, calledThen)
        const short = seat === null ? said : withoutName(said, calledThen(seat))
        const mine = marked.includes(line)
        const goesOn = seat !== null && seat === head && seat === named && !mine
        named = short === said ? null : seat
        return {
          text: goesOn ? short : said,
          chapter: chapters.includes(line.what),
          seat: goesOn ? null : seat,
          apart: seat === null,
          mine,
        }
      })
      const answered = given.get(entry.number)
      return { entry, lines: answered === undefined ? lines : [plainLine(answered), ...lines] }
    })
    .filter(({ lines }) => lines.length > 0)
}

const plainLine = (text: string): EntryLine => ({ text, chapter: false, seat: null, apart: false, mine: false })

/** Does it begin with a line that leaves out the name over it? */
export function opensBelowName(decision: Block['decisions'][number] | undefined): boolean {
  const line = decision?.lines[0]
  return line !== undefined && line.seat === null && !line.apart
}

/** What one seat did, or what happened before it did, as one text. */
export interface Slip {
  key: string
  /** Whom it is about; its piece stands before it. */
  seat: Seat | null
  said: string
}

export function slipsOf(entries: readonly Entry[], words: Words, called: (seat: Seat) => string): Slip[] {
  return turnsOf(entries)
    .flatMap(({ seat, entries }) => {
      const lines = entries.flatMap((entry) => entry.events.filter(isTold))
      const at = lines.findIndex(
        (line) => seat !== null && namedIn(line, words.event(line, called) ?? '', called) === seat,
      )
      const begins = at < 0 ? lines.length : at
      const first = entries[0]?.number
      return [
        { key: `before ${first}`, seat: null, said: turnInWords(lines.slice(0, begins), words, called) },
        { key: `${first}`, seat, said: turnInWords(lines.slice(begins), words, called) },
      ]
    })
    .filter(({ said }) => said)
}
