// What others did to somebody: what came to them or was taken from them by decisions that were not theirs.

import { isWent, type Entry, type Seat, type Told } from '../../api/types'
import { actingSeat } from './highlights'
import { beatsOf, type Beat } from '../../animation/beats'

/**
 * The lines that concern a seat, in what the others decided after its last decision. Lines that open a chapter only name
 * somebody. What the server answered in its place, the `given` entries, was no decision of its own.
 */
export function doneTo(
  seat: Seat,
  entries: readonly Entry[],
  chapters: readonly string[],
  given: readonly number[] = [],
): Told[] {
  const own = entries.findLastIndex((entry) => entry.seat === seat && !given.includes(entry.number))
  // Dice that are rolled for them belong to their own turn.
  const others = entries.slice(Math.max(own + 1, lengthOfDeal(entries))).filter((it) => actingSeat(it, null) !== seat)
  return others.flatMap((entry) => {
    const beats = beatsOf([entry]).filter(({ line }) => line && !chapters.includes(line.what))
    const named = beats.filter(({ line }) => line && isNamedIn(line, seat))
    // A line that names them says it all; only without one it is told by the line with which their pieces moved.
    const telling = named.length > 0 ? named : beats.filter((beat) => ownersIn(beat).includes(seat))
    return telling.flatMap(({ line }) => line ?? [])
  })
}

/** How many entries precede the first decision of a player: what is dealt or drawn by lot then is done to nobody. */
function lengthOfDeal(entries: readonly Entry[]): number {
  if (entries[0]?.number !== 0) return 0
  const first = entries.findIndex((entry) => entry.number > 0 && entry.seat !== 'chance')
  return first < 0 ? entries.length : first
}

function isNamedIn({ what: _, ...fields }: Told, seat: Seat): boolean {
  return Object.values(fields).includes(seat)
}

function ownersIn({ motions }: Beat): (Seat | null)[] {
  return motions.flatMap((motion) => (isWent(motion) ? [] : [motion.from[1], motion.to[1]]))
}
