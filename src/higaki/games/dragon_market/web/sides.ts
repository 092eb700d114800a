// Who sits where beside the water.

import type { Scene, Seat } from '$client/scene'
import type { Words } from '$client/words'
import { sidesOf } from './places'

/** The viewer's side, and the others clockwise from the viewer's left hand. */
export function ownAndOthers(scene: Scene): { own: Seat[] | null; others: Seat[][] } {
  const sides = sidesOf(scene)
  const at = scene.viewer === null ? -1 : sides.findIndex((side) => side.includes(scene.viewer ?? ''))
  return { own: sides[at] ?? null, others: [...sides.slice(at + 1), ...sides.slice(0, Math.max(0, at))] }
}

export function namesOf(words: Words, name: (seat: Seat) => string, seats: readonly Seat[]): string {
  return seats.map(name).reduce((first, second) => words.say('shell-and', { first, second }))
}
