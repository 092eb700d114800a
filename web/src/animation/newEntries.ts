// What is new in a log.

import type { Entry } from '../api/types'

const isSame = (one: Entry, other: Entry | undefined) =>
  other !== undefined && one.number === other.number && one.seat === other.seat && one.thing === other.thing

/** The entries that follow those already known; none where some of these were taken back, because time does not fly backwards. */
export function freshEntries(known: readonly Entry[], now: readonly Entry[]): Entry[] {
  return known.every((entry, at) => isSame(entry, now[at])) ? now.slice(known.length) : []
}
