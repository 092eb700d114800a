// The highlights of a log line, as keys for the board.

import { isMoved, isShifted, isTold, isWent, spotKey, spotOf, type Entry, type Scene } from '../../api/types'

/** The sources and targets of the moves of these entries; a colour in a line stands for its piece on a track. */
export function touchedBy(entries: readonly Entry[], scene: Scene | null): ReadonlySet<string> {
  const keys = new Set<string>()
  const tracks = scene?.places.filter((part) => part.form === 'track') ?? []
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (isMoved(event) || isShifted(event)) {
      keys.add(spotKey(event.from))
      keys.add(spotKey(event.to))
    } else if (isWent(event)) {
      keys.add(spotKey([event.place, null]))
    } else {
      for (const track of tracks) if (track.sort && track.sort in event) keys.add(spotKey(spotOf(track)))
    }
  }
  return keys
}

/** Consecutive entries of the same seat: one turn, or one part of it. */
export interface Turn {
  seat: string | null
  entries: Entry[]
}

export function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = []
  for (const entry of entries) {
    const last = turns.at(-1)
    const seat = actingSeat(entry, last?.seat ?? null)
    if (last && last.seat === seat) last.entries.push(entry)
    else turns.push({ seat, entries: [entry] })
  }
  return turns
}

/** The turn before which a line divides what is new from this decision on; none where everything is new, or nothing. */
export function dividedAt<One extends Turn>(turns: readonly One[], since: number | undefined): One | undefined {
  const at = turns.findIndex(({ entries }) => since !== undefined && (entries.at(-1)?.number ?? 0) >= since)
  return at > 0 ? turns[at] : undefined
}

/** The acting seat of an entry. For a random draw, it is the seat of the lines that follow. */
export function actingSeat(entry: Entry, before: string | null): string | null {
  if (entry.seat !== 'chance') return entry.seat
  const spokenOf = entry.events.filter(isTold).flatMap(({ seat }) => (typeof seat === 'string' ? [seat] : []))
  return spokenOf[0] ?? before
}

/**
 * The moves of the others since the viewer's last turn. During a turn of several decisions it does not change.
 * Answers by the server for the viewer, the `given` entries, do not count as turns.
 */
export function sinceOwn(...log: Parameters<typeof lastTurn>): Entry[] {
  const { own, end } = lastTurn(...log)
  return log[0].slice(own + 1, end).filter((entry) => entry.number > 0)
}

/** Has the viewer had a turn before this one? */
export const hadTurn = (...log: Parameters<typeof lastTurn>): boolean => lastTurn(...log).own >= 0

/** Where the viewer decided last, before the turn that it has now, and where that one begins. */
function lastTurn(
  entries: readonly Entry[],
  viewer: string,
  deciding: boolean,
  given: readonly number[] = [],
): { own: number; end: number } {
  const isOwn = (entry: Entry) => entry.seat === viewer && !given.includes(entry.number)
  const end = deciding ? entries.findLastIndex((entry) => !isOwn(entry) && entry.seat !== 'chance') + 1 : entries.length
  return { own: entries.slice(0, end).findLastIndex(isOwn), end }
}
