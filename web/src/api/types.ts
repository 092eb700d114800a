// The shapes the server speaks in, and how they are told apart and named.

import type { Event, Moved, Part, Seat, Shifted, Spot, Told, Went } from './generatedTypes'

export type * from './generatedTypes'

export function isMoved(event: Event): event is Moved {
  return event.what === 'moved'
}

export function isShifted(event: Event): event is Shifted {
  return event.what === 'shifted'
}

/** A piece of a track that went to another space. */
export function isWent(event: Event): event is Went {
  return event.what === 'went'
}

/** Was it said in words? What merely moved, shifted or went is seen. */
export function isTold(event: Event): event is Told {
  return !isMoved(event) && !isShifted(event) && !isWent(event)
}

/** The name under which a part of a place is emphasised: "hand/white", "market/" where nobody owns it, "port//north" where there are several. */
export function spotKey(spot: Spot): string {
  const [place, owner, at] = spot as [string, Seat | null, string?]
  return `${place}/${owner ?? ''}${at === undefined ? '' : `/${at}`}`
}

export function spotOf({ place, owner, at }: Part): Spot {
  return at === undefined ? [place, owner] : [place, owner, at]
}
