// Where things float: cells, headings, and what a boat covers. A cell is 40 wide; angles run clockwise from east.

import { isEndBoat } from './kinds'

export const CELL = 40
export const COLUMNS = 'abcdefghij'
const ANGLES: Record<string, number> = { east: 0, south: 90, west: 180, north: 270 }
export const DOCKS: Record<string, string> = { dock_nw: 'a1', dock_ne: 'j1', dock_se: 'j10', dock_sw: 'a10' }

export interface Point {
  x: number
  y: number
}

export interface Pose extends Point {
  angle: number
}

/** The middle of a cell. */
export function middleOf(cell: string): Point {
  return { x: COLUMNS.indexOf(cell.charAt(0)) * CELL + CELL / 2, y: (Number(cell.slice(1)) - 0.5) * CELL }
}

export function angleOf(heading: string): number {
  return ANGLES[heading] ?? 0
}

/** "c4_north" as a place and an angle; nothing while the boat is ashore. */
export function poseOf(space: string | undefined): Pose | null {
  const [cell, heading] = space?.split('_') ?? []
  return cell && heading ? { ...middleOf(cell), angle: angleOf(heading) } : null
}

/** How far from its merchant, along its heading, a seat of the boat lies. */
export function alongOf(boat: string, seat: string): number {
  if (seat === 'm') return 0
  if (seat === 'a') return CELL
  return isEndBoat(boat) ? 2 * CELL : -CELL
}

/** A boat of a kind, whichever; enough to draw one that is not yet known by its number. */
export function sampleOf(kind: string): string {
  return kind === 'end' ? '1' : '6'
}

/** The point so many cells ahead of the merchant and to the right of the heading. */
export function ahead(pose: Pose, forward: number, right: number): Point {
  const cos = Math.round(Math.cos((pose.angle * Math.PI) / 180))
  const sin = Math.round(Math.sin((pose.angle * Math.PI) / 180))
  return { x: pose.x + CELL * (forward * cos - right * sin), y: pose.y + CELL * (forward * sin + right * cos) }
}

export function isAfloat({ x, y }: Point): boolean {
  return x > 0 && y > 0 && x < 10 * CELL && y < 10 * CELL
}

/** The same heading, said so that turning there from the last angle is never the long way round. */
export function nearAngle(angle: number, last: number): number {
  return last + ((((angle - last + 180) % 360) + 360) % 360) - 180
}

export function transformOf({ x, y, angle }: Pose): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg)`
}
