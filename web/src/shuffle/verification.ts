// Verifies the shuffle of a game: compares the log with the stored data of this browser.

import type { Added, Entry, Seat } from '../api/types'
import { codeOf, type Kept } from './storedNumbers'

/** Its text is `web-proof-<what>`; null for a game of an older version without numbers, or with a seed. */
export type Proof = 'mine' | 'elsewhere' | 'others' | 'none' | 'left-out' | 'changed'

export function proofOf(first: Entry | undefined, kept: Kept | null, mine: readonly Seat[]): Proof | null {
  if (!first?.seal || !first.numbers) return null
  const own = first.numbers.find(({ seats }) => seats.some((seat) => mine.includes(seat)))
  if (kept?.shown && mine.length > 0) {
    if (own && own.number === null) return 'left-out'
    const same = first.seal === kept.seal && codeOf(first.seal, first.numbers) === kept.code
    return same && own?.number === kept.shown ? 'mine' : 'changed'
  }
  if (own?.number) return 'elsewhere'
  return first.numbers.some(({ number }) => number) ? 'others' : 'none'
}

export const isAlarm = (proof: Proof | null): boolean => proof === 'left-out' || proof === 'changed'

/** The number of discarded shuffles before this one, because a number was not shown or somebody left. */
export function thrownAway(numbers: readonly Added[], kept: Kept | null): number {
  return numbers.filter(({ number }) => number === null).length + (kept?.earlier ?? 0)
}

/** Seal, numbers and key from a log. */
export function published(entries: readonly Entry[]): { seal?: string; numbers?: Added[]; key?: string } {
  const [first, last] = [entries[0], entries.at(-1)]
  return {
    ...(first?.seal ? { seal: first.seal } : {}),
    ...(first?.numbers ? { numbers: first.numbers } : {}),
    ...(last?.key ? { key: last.key } : {}),
  }
}
