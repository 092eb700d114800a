// Where on the water each option of the moment is pointed at.

import { piecesOf, previewOf, spaceOf } from '$client/scene/parts'
import type { Scene, Thing } from '$client/api/types'
import type { Move } from './drag'
import { buildOf, ridingAt, type Afloat } from '../boats/fleet'
import { waterOf, type BoatPreview, type Preview } from '../places'
import { ahead, angleOf, cellAt, middleOf, poseOf, type Point } from '../water/poses'

export interface CellGoal {
  thing: Thing
  at: Point
  look: 'step' | 'slide' | 'place'
  angle: number
}

export interface ArrowGoal {
  thing: Thing
  at: Point
  angle: number
  /** It says why it cannot be chosen. */
  refused: boolean
}

const said = (field: string | number | undefined) => (field === undefined ? null : String(field))

/** The boat that waits to be moved, by its number. */
export function pendingBoat(scene: Scene): string | null {
  return said(scene.step?.boat)
}

/** The shape of the boat that is being put on the water. */
export function pendingShape(scene: Scene): string | null {
  return said(scene.step?.kind)
}

/** The cell where that boat has its merchant. */
export function merchantCell(scene: Scene): string | null {
  return said(scene.step?.cell)
}

function pendingAfloat(scene: Scene): Afloat | null {
  const boat = piecesOf(scene, 'boat').find((piece) => piece.kind === pendingBoat(scene))
  const pose = poseOf(boat?.space)
  return boat && pose ? { ...buildOf(boat), pose } : null
}

/** The moves that are known of a boat: those asked for if it is pending, or those it would have. */
export function movesOf(scene: Scene, boat: string): Move[] {
  const known = boat === pendingBoat(scene) ? scene.previews : previewOf<BoatPreview>(scene, `boat.${boat}`)?.moves
  return Object.entries((known ?? {}) as Record<Thing, Preview>).flatMap(([thing, { pose: space, sweeps }]) => {
    const pose = poseOf(space)
    return pose ? [{ thing, pose, sweeps }] : []
  })
}

/** The cell of the viewer's messenger. */
export function ownCell(scene: Scene, boats: ReadonlyMap<string, Afloat>): string | null {
  const spot = ridingAt(scene, boats, spaceOf(scene, 'messenger', scene.viewer ?? ''))
  return spot && cellAt(ahead(spot.pose, spot.offset))
}

/** The boat that the viewer's messenger stands on, as a thing, if a step leads to another seat of it and it may be moved. */
export function boatShared(scene: Scene, boats: ReadonlyMap<string, Afloat>, step: Thing): Thing | null {
  const stands = ownCell(scene, boats)
  const boat = stands && boatOn(boats, stands)
  const isShared = boat && pendingBoat(scene) === null && boatOn(boats, step.slice('cell.'.length)) === boat
  return isShared && scene.options.includes(`boat.${boat}`) ? `boat.${boat}` : null
}

/** The boat that lies on a cell. */
export function boatOn(boats: ReadonlyMap<string, Afloat>, cell: string): string | null {
  const found = [...boats].find(([, { pose, cells }]) => cells.some((offset) => cellAt(ahead(pose, offset)) === cell))
  return found?.[0] ?? null
}

export function cellGoals(scene: Scene): CellGoal[] {
  const pose = pendingAfloat(scene)?.pose
  const look = pose ? 'slide' : pendingShape(scene) === null ? 'step' : 'place'
  return scene.options
    .filter((thing) => thing.startsWith('cell.'))
    .map((thing) => {
      const at = middleOf(thing.slice('cell.'.length))
      const angle = pose ? (Math.atan2(at.y - pose.y, at.x - pose.x) * 180) / Math.PI : 0
      return { thing, at, look, angle }
    })
}

/** Each arrow has a cell of its own beside a seat of the boat, on the side it turns to; no slide ends there. */
function arrowAt(thing: Thing, { pose, cells }: Afloat, water: Point): Point {
  const [, near = 1, far = 2] = cells.map(([forward]) => forward)
  if (thing === 'turn.left') return ahead(pose, [near, -1])
  if (thing === 'turn.right') return ahead(pose, [near, 1])
  if (thing === 'swing.left') return ahead(pose, [far, 1])
  if (thing === 'swing.right') return ahead(pose, [far, -1])
  const free = [ahead(pose, [-1, -1]), ahead(pose, [-1, 1])].find((at) => isAfloat(at, water))
  return free ?? ahead(pose, [-1, 0])
}

/** Where there is no room on the water for a refused arrow, there is none to look for either. */
export function arrowGoals(scene: Scene): ArrowGoal[] {
  const water = waterOf(scene)
  const asked = [...scene.options, ...Object.keys(scene.refused)]
  const goal = (thing: Thing, angle: number, at: Point) => ({
    thing,
    angle,
    at,
    refused: thing in scene.refused,
  })
  const seen = ({ refused, at }: ArrowGoal) => !refused || isAfloat(at, water)
  const cell = merchantCell(scene)
  if (cell !== null)
    return asked
      .filter((thing) => thing.startsWith('heading.'))
      .map((thing) => {
        const angle = angleOf(thing.slice('heading.'.length))
        return goal(thing, angle, ahead({ ...middleOf(cell), angle }, [1, 0]))
      })
      .filter(seen)
  const boat = pendingAfloat(scene)
  if (!boat) return []
  return asked
    .filter((thing) => /^(turn\.|swing\.|half_turn)/.test(thing))
    .map((thing) => goal(thing, 0, arrowAt(thing, boat, water)))
    .filter(seen)
}

/** Cells that one would look for and that say why they cannot be chosen. */
export function refusedCells(scene: Scene): { thing: Thing; at: Point }[] {
  return Object.keys(scene.refused)
    .filter((thing) => thing.startsWith('cell.'))
    .map((thing) => ({ thing, at: middleOf(thing.slice('cell.'.length)) }))
}

function isAfloat({ x, y }: Point, water: Point): boolean {
  return x > 0 && y > 0 && x < water.x && y < water.y
}
