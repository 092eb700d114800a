// What a line of the log is about, as keys that a board knows how to emphasise.

import { isMoved, spotKey, type Entry, type Scene } from './scene'

/** Where the pieces of these entries went or came from; a colour that was spoken of stands for its piece on a track. */
export function touchedBy(entries: readonly Entry[], scene: Scene | null): ReadonlySet<string> {
  const keys = new Set<string>()
  const tracks = scene?.places.filter((part) => part.form === 'track') ?? []
  for (const event of entries.flatMap((entry) => entry.events)) {
    if (isMoved(event)) {
      keys.add(spotKey(event.from))
      keys.add(spotKey(event.to))
    } else {
      for (const track of tracks) if (track.sort && track.sort in event) keys.add(spotKey([track.place, track.owner]))
    }
  }
  return keys
}

/** Entries in a row by the same seat: one turn, or one part of it. */
export interface Turn {
  seat: string | null
  entries: Entry[]
}

export function turnsOf(entries: readonly Entry[]): Turn[] {
  const turns: Turn[] = []
  for (const entry of entries) {
    const last = turns.at(-1)
    if (last && last.seat === entry.seat) last.entries.push(entry)
    else turns.push({ seat: entry.seat, entries: [entry] })
  }
  return turns
}

/** What happened since the viewer last decided something. */
export function sinceOwn(entries: readonly Entry[], viewer: string | null): Entry[] {
  const own = entries.findLastIndex((entry) => entry.seat === viewer)
  return entries.slice(own + 1).filter((entry) => entry.number > 0)
}
