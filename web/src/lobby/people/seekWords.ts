// What is said about a seek, and how often the server is asked.

import type { Seek, Sought } from '../../api/types'
import type { Words } from '../../text/words'

// The polling intervals in milliseconds: a page has no WebSocket here.
const LOOK_AGAIN = 8000
const WHILE_SEEKING = 3000

export const nextLook = (seeksLive: boolean): number => (seeksLive ? WHILE_SEEKING : LOOK_AGAIN)

/** The numbers of seats as a text: "3" or "3–5". */
export const seatRange = (least: number, most: number): string => (least === most ? `${least}` : `${least}–${most}`)

/** Number of seats, pace and rating of a seek; the game has its own words. */
export function aboutSeek(seek: Seek | Sought, words: Words): string {
  const parts = [
    words.say('shell-seats', { seats: seatRange(seek.least, seek.most) }),
    words.say(`pace-${seek.pace}`),
    ...(seek.rated ? [words.say('rated-yes')] : []),
  ]
  return parts.join(' · ')
}

/** The whole minutes of a wait, counted on from when the seek was received. */
export const minutesWaited = (seek: Seek, at: number, now: number): number =>
  Math.floor((seek.waited + Math.max(0, now - at) / 1000) / 60)
