// The types of the server's JSON, and functions to distinguish and name them.

import type { Event, Moved, Part, Seat, Shifted, Spot, Told, Went } from './generatedTypes'

export type * from './generatedTypes'

export function isMoved(event: Event): event is Moved {
  return event.what === 'moved'
}

export function isShifted(event: Event): event is Shifted {
  return event.what === 'shifted'
}

/** A piece that moved to another space of a track. */
export function isWent(event: Event): event is Went {
  return event.what === 'went'
}

/** Is it a line of the log? Other events are shown as movements. */
export function isTold(event: Event): event is Told {
  return !isMoved(event) && !isShifted(event) && !isWent(event)
}

/** The key to highlight a part of a place: "hand/white", "market/" without an owner, "port//north" for one of several areas. */
export function spotKey(spot: Spot): string {
  const [place, owner, at] = spot as [string, Seat | null, string?]
  return `${place}/${owner ?? ''}${at === undefined ? '' : `/${at}`}`
}

export function spotOf({ place, owner, at }: Part): Spot {
  return at === undefined ? [place, owner] : [place, owner, at]
}
