// The order of seats from the viewer.

import type { Scene, Seat } from '../api/types'
import type { Words } from '../text/words'

/** Single players, or the teams, in the order of the seats. A team's common pieces are at its first member. */
export function sidesOf(scene: Scene): Seat[][] {
  return scene.teams ?? scene.seats.map((seat) => [seat])
}

/** The seat whose part of the table holds a seat's pieces. */
export function holderOf(scene: Scene, seat: Seat): Seat {
  return sidesOf(scene).find((side) => side.includes(seat))?.[0] ?? seat
}

/** The viewer's side, and the others clockwise from the viewer's left hand. */
export function ownAndOthers(scene: Scene): { own: Seat[] | null; others: Seat[][] } {
  const sides = sidesOf(scene)
  const at = sides.findIndex((side) => scene.viewer !== null && side.includes(scene.viewer))
  return { own: sides[at] ?? null, others: [...sides.slice(at + 1), ...sides.slice(0, Math.max(0, at))] }
}

export function namesOf(words: Words, name: (seat: Seat) => string, seats: readonly Seat[]): string {
  return seats.map(name).reduce((first, second) => words.say('shell-and', { first, second }))
}
