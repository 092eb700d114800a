// The log lines before the first decision.

import { isTold, type Entry, type Seat } from '../api/types'
import type { Told } from '../api/generatedTypes'

/** The lines before the first decision; null once the guest has decided something, or if everybody had. */
export function beginningOf(entries: readonly Entry[], mine: readonly Seat[]): Told[] | null {
  const first = entries.findIndex(({ seat }) => seat !== null && seat !== 'chance')
  const decided = entries.filter(({ seat }) => seat !== null && seat !== 'chance')
  const late = mine.length > 0 ? decided.some(({ seat }) => mine.includes(seat ?? '')) : decided.length > 0
  if (late || entries[0]?.number !== 0) return null
  const before = first < 0 ? entries : entries.slice(0, first)
  const lines = before.flatMap(({ events }) => events.filter(isTold))
  return lines.length > 0 ? lines : null
}
