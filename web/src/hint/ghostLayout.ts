// Where the ghosts of a hint and their numbers stand, so that none lies over another.

import type { Ghost } from './ghosts'

/** Nearer targets are the same place. */
const SAME = 8
/** Ghosts of the same place are fanned out by this much. */
const FAN = 12
/** The size of a number with its distance to the next one, and how far it stands out of the corner of its ghost. */
const NUMBER = 24
const OUT = 11

export interface Placed {
  ghost: Ghost
  /** Beside the place where it would lie. */
  aside: number
  /** The upper left corner of its number; null if the number stands there already. */
  number: { x: number; y: number } | null
}

type Corner = Pick<DOMRect, 'x' | 'y'>
const isSame = (one: Corner, other: Corner) => Math.hypot(one.x - other.x, one.y - other.y) < SAME
const touch = (one: Corner, other: Corner) => Math.abs(one.x - other.x) < NUMBER && Math.abs(one.y - other.y) < NUMBER

/** Numbers of one place stand side by side, and in rows where the board ends at `right`. */
export function placedGhosts(ghosts: readonly Ghost[], right: number): Placed[] {
  const numbers: Corner[] = []
  return ghosts.map((ghost, at) => {
    const beside = ghosts.slice(0, at).filter(({ to }) => isSame(to, ghost.to))
    const aside = FAN * beside.filter(({ face }) => face).length
    if (beside.some(({ number }) => number === ghost.number)) return { ghost, aside, number: null }
    const corner = { x: ghost.to.x - OUT, y: ghost.to.y - OUT }
    const number = { ...corner }
    while (numbers.some((other) => touch(number, other))) {
      number.x += NUMBER
      if (number.x + NUMBER <= right) continue
      number.x = Math.min(corner.x, right - NUMBER)
      number.y += NUMBER
    }
    numbers.push(number)
    return { ghost, aside, number }
  })
}
