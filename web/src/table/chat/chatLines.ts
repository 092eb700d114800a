// The lines of chat as one person reads them: without those of muted people and those they have reported.

import type { Phrase, Said, Seat, Talk, View } from '../../api/types'
import { tamed } from '../../text/playerNames'
import type { Words } from '../../text/words'

/** The phrases, in the order in which they are offered. */
export const phrases: readonly Phrase[] = [
  'hello',
  'luck',
  'thanks',
  'well_played',
  'nice_move',
  'your_turn',
  'moment',
  'back',
  'sorry',
  'leaving_soon',
  'good_game',
  'rematch',
]

export function isHidden(line: Said, talk: Talk): boolean {
  if (line.clears !== null || line.author === talk.me) return false
  return talk.reported.includes(line.n) || talk.muted.some(({ author }) => author === line.author)
}

/** A line, or the number of hidden lines in a row. */
export type Row = { n: number; line: Said } | { n: number; hidden: number }

export function rowsOf(chat: readonly Said[], talk: Talk): Row[] {
  const rows: Row[] = []
  for (const line of chat) {
    const last = rows.at(-1)
    if (!isHidden(line, talk)) rows.push({ n: line.n, line })
    else if (last && 'hidden' in last) last.hidden++
    else rows.push({ n: line.n, hidden: 1 })
  }
  return rows
}

/** The number of lines of others after a given one, and of reported lines for the host. */
export function freshLines({ chat, talk }: View, seen: number, mine: readonly Seat[]): number {
  const others = chat.filter(
    (line) =>
      line.n > seen &&
      line.clears === null &&
      line.author !== talk.me &&
      !(line.seat && mine.includes(line.seat)) &&
      !isHidden(line, talk),
  )
  return others.length + talk.reports.length
}

export function wordsIn(line: Said, words: Words): string {
  return line.phrase ? words.say(`phrase-${line.phrase}`) : line.text
}

/** What a line that clears others says. */
export function clearedBy({ clears, host }: Said, words: Words): string {
  return words.say(clears === 0 ? 'web-chat-cleared' : host ? 'web-chat-cleared-line' : 'web-chat-cleared-reports')
}

export function authorOf(line: Said, words: Words): string {
  return line.name || (line.seat ? words.piece('seat', line.seat) : words.say('web-guest'))
}

/** The author within a sentence. */
export function calledAuthor(line: Said, words: Words): string {
  return tamed(authorOf(line, words))
}

/** The host judges reports, but not about themselves, and only while sitting at the table. */
export function isJudged(line: Said, { players }: View): boolean {
  return !line.host && players.some(({ host }) => host)
}
