// What the shuffle of a game proves, as far as this browser can tell: it holds the log against what it remembers.

import type { Added, Entry, Seat } from '../api/types'
import { codeOf, type Kept } from './storedNumbers'

/** Said by the text `web-proof-<what>`; nothing of a game from before there were numbers, or one dealt with a seed. */
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

/** How many shuffles were thrown away before this one, each of them because a number was fixed and not shown, or somebody left. */
export function thrownAway(numbers: readonly Added[], kept: Kept | null): number {
  return numbers.filter(({ number }) => number === null).length + (kept?.earlier ?? 0)
}

/** Seal, numbers and key, as far as a log tells them. */
export function published(entries: readonly Entry[]): { seal?: string; numbers?: Added[]; key?: string } {
  const [first, last] = [entries[0], entries.at(-1)]
  return {
    ...(first?.seal ? { seal: first.seal } : {}),
    ...(first?.numbers ? { numbers: first.numbers } : {}),
    ...(last?.key ? { key: last.key } : {}),
  }
}
