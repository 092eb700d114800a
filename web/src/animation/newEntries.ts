// The new entries of a log.

import type { Entry } from '../api/types'

const isSame = (one: Entry, other: Entry | undefined) =>
  other !== undefined && one.number === other.number && one.seat === other.seat && one.thing === other.thing

/** The entries after those already known; none after an undo, which is not animated. */
export function freshEntries(known: readonly Entry[], now: readonly Entry[]): Entry[] {
  return known.every((entry, at) => isSame(entry, now[at])) ? now.slice(known.length) : []
}
