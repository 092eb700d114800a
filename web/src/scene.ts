// The shapes the server speaks in, and how they are told apart and named.

import type { Event, Moved, Spot, Told } from './shapes'

export type * from './shapes'

export function isMoved(event: Event): event is Moved {
  return event.what === 'moved'
}

/** A line of the log, as opposed to something that merely went from one spot to another. */
export function isTold(event: Event): event is Told {
  return event.what !== 'moved' && event.what !== 'shifted'
}

/** The name under which a part of a place is emphasised: "hand/white", or "market/" where nobody owns it. */
export function spotKey([place, owner]: Spot): string {
  return `${place}/${owner ?? ''}`
}
