// The outline of each kind of boat, heading east, its merchant's cell around the origin.

import { isEndBoat } from './kinds'

const END = 'M-17-13Q-17.6-16-14-16.4Q34-19.6 82-15.4Q92-12 99 0Q92 12 82 15.4Q34 19.6-14 16.4Q-17.6 16-17 13Z'
const MIDDLE =
  'M-58.6 0Q-52-13-40-15.6Q0-19.4 40-15.6Q52-13 58.6 0Q52 13 40 15.6Q0 19.4-40 15.6Q-52 13-58.6 0Z'

export function outlineOf(boat: string): string {
  return isEndBoat(boat) ? END : MIDDLE
}
