// Where on the water each option of the moment is pointed at.

import type { Scene, Thing } from '$client/scene'
import { spaceOf } from './places'
import { ahead, angleOf, isAfloat, middleOf, poseOf, type Point, type Pose } from './poses'

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

/** The boat that waits to be moved, by its number. */
export function pendingBoat(scene: Scene): string | null {
  return scene.step?.name === 'MoveBoat' ? String(scene.step.boat) : null
}

/** The cell where a boat that is being put on the water has its merchant. */
export function merchantCell(scene: Scene): string | null {
  return scene.step?.name === 'HeadBoat' ? String(scene.step.cell) : null
}

export function cellGoals(scene: Scene): CellGoal[] {
  const boat = pendingBoat(scene)
  const pose = boat === null ? null : poseOf(spaceOf(scene, 'boat', boat))
  const look = pose ? 'slide' : scene.step?.name === 'PutMerchant' ? 'place' : 'step'
  return scene.options
    .filter((thing) => thing.startsWith('cell.'))
    .map((thing) => {
      const at = middleOf(thing.slice('cell.'.length))
      const angle = pose ? (Math.atan2(at.y - pose.y, at.x - pose.x) * 180) / Math.PI : 0
      return { thing, at, look, angle }
    })
}

/** Each arrow has a cell of its own beside the boat, on the side it turns to; no slide ends there. */
function arrowAt(thing: Thing, pose: Pose): Point {
  if (thing === 'turn.left') return ahead(pose, 1, -1)
  if (thing === 'turn.right') return ahead(pose, 1, 1)
  if (thing === 'swing.left') return ahead(pose, 2, 1)
  if (thing === 'swing.right') return ahead(pose, 2, -1)
  return [ahead(pose, -1, -1), ahead(pose, -1, 1)].find(isAfloat) ?? ahead(pose, -1, 0)
}

export function arrowGoals(scene: Scene): ArrowGoal[] {
  const cell = merchantCell(scene)
  if (cell !== null)
    return scene.options
      .filter((thing) => thing.startsWith('heading.'))
      .map((thing) => {
        const angle = angleOf(thing.slice('heading.'.length))
        return { thing, angle, at: ahead({ ...middleOf(cell), angle }, 1, 0) }
      })
  const boat = pendingBoat(scene)
  const pose = boat === null ? null : poseOf(spaceOf(scene, 'boat', boat))
  if (!pose) return []
  return scene.options
    .filter((thing) => /^(turn\.|swing\.|half_turn)/.test(thing))
    .map((thing) => ({ thing, angle: 0, at: arrowAt(thing, pose) }))
}
