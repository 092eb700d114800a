// Where things float: cells, headings, and how a boat lies. A cell is 40 wide; angles run clockwise from east.

export const CELL = 40
const ANGLES: Record<string, number> = { east: 0, south: 90, west: 180, north: 270 }

export interface Point {
  x: number
  y: number
}

export interface Pose extends Point {
  angle: number
}

/** So many cells along a heading, and to its right. */
export type Offset = readonly [forward: number, right: number]

/** Columns are letters, rows are numbers. */
export function columnName(column: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + column)
}

/** The middle of a cell. */
export function middleOf(cell: string): Point {
  const column = cell.charCodeAt(0) - 'a'.charCodeAt(0)
  return { x: (column + 0.5) * CELL, y: (Number(cell.slice(1)) - 0.5) * CELL }
}

/** The cell in which a point lies. */
export function cellAt({ x, y }: Point): string {
  return `${columnName(Math.floor(x / CELL))}${Math.floor(y / CELL) + 1}`
}

/** The heading of a pose, however often it has turned round. */
export function headingOf({ angle }: Pose): string {
  const turned = ((Math.round(angle) % 360) + 360) % 360
  return Object.keys(ANGLES).find((heading) => ANGLES[heading] === turned) ?? 'east'
}

export function angleOf(heading: string): number {
  return ANGLES[heading] ?? 0
}

/** "c4_north" as a place and an angle; nothing while the boat is ashore. */
export function poseOf(space: string | undefined): Pose | null {
  const [cell, heading] = space?.split('_') ?? []
  return cell && heading ? { ...middleOf(cell), angle: angleOf(heading) } : null
}

/** The point so many cells ahead of a pose and to the right of its heading. */
export function ahead(pose: Pose, [forward, right]: Offset): Point {
  const cos = Math.round(Math.cos((pose.angle * Math.PI) / 180))
  const sin = Math.round(Math.sin((pose.angle * Math.PI) / 180))
  return { x: pose.x + CELL * (forward * cos - right * sin), y: pose.y + CELL * (forward * sin + right * cos) }
}

/** The same heading, said so that turning there from the last angle is never the long way round. */
export function nearAngle(angle: number, last: number): number {
  return last + ((((angle - last + 180) % 360) + 360) % 360) - 180
}

export function transformOf({ x, y, angle }: Pose): string {
  return `translate(${x}px, ${y}px) rotate(${angle}deg)`
}
