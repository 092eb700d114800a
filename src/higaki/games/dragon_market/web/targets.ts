// Where on the water each option of the moment is pointed at.

import { piecesOf } from '$client/parts/reading'
import type { Scene, Thing } from '$client/scene'
import { buildOf, type Afloat } from './fleet'
import { waterOf } from './places'
import { ahead, angleOf, middleOf, poseOf, type Point } from './poses'

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
  const isAfloat = ({ x, y }: Point) => x > 0 && y > 0 && x < water.x && y < water.y
  return [ahead(pose, [-1, -1]), ahead(pose, [-1, 1])].find(isAfloat) ?? ahead(pose, [-1, 0])
}

export function arrowGoals(scene: Scene): ArrowGoal[] {
  const cell = merchantCell(scene)
  if (cell !== null)
    return scene.options
      .filter((thing) => thing.startsWith('heading.'))
      .map((thing) => {
        const angle = angleOf(thing.slice('heading.'.length))
        return { thing, angle, at: ahead({ ...middleOf(cell), angle }, [1, 0]) }
      })
  const boat = pendingAfloat(scene)
  if (!boat) return []
  return scene.options
    .filter((thing) => /^(turn\.|swing\.|half_turn)/.test(thing))
    .map((thing) => ({ thing, angle: 0, at: arrowAt(thing, boat, waterOf(scene)) }))
}
