// All boats as they lie, and who and what is on them.

import { piecesOf, printedOn, spacesOf } from '$client/scene/parts'
import type { Piece, Scene } from '$client/api/types'
import { middleOf, nearAngle, poseOf, type Offset, type Pose } from '../water/poses'

/** What is printed on a boat: its shape, and the cells of its merchant and its seats, seen from the merchant. */
export type Build = {
  shape: string
  cells: Offset[]
}

/** The parts of a boat as spots are named after them, in the order of its cells: "3m", "3a", "3b". */
const PARTS = 'mab'

/** A boat on the water. */
export interface Afloat extends Build {
  pose: Pose
}

/** Where something rides: on which boat or dock, and where on it. */
export interface Riding {
  carrier: string
  pose: Pose
  offset: Offset
  ashore: boolean
}

export class Fleet {
  /** Angles go on beyond a full circle, so that a boat never turns the long way round. */
  readonly #angles = new Map<string, number>()

  /** Takes the boats of a scene; their angles continue those of the last one. */
  read(scene: Scene): Map<string, Afloat> {
    const boats = new Map<string, Afloat>()
    for (const boat of piecesOf(scene, 'boat')) {
      const pose = poseOf(boat.space)
      if (!pose) continue
      const angle = nearAngle(pose.angle, this.#angles.get(boat.kind) ?? pose.angle)
      this.#angles.set(boat.kind, angle)
      boats.set(boat.kind, { ...buildOf(boat), pose: { ...pose, angle } })
    }
    return boats
  }
}

export function buildOf(boat: Piece): Build {
  return printedOn<Build>(boat)
}

/** Any boat of a shape: enough to draw one that is not yet known by its number. */
export function buildLike(scene: Scene, shape: string): Build | undefined {
  return piecesOf(scene, 'boat')
    .map(buildOf)
    .find((build) => build.shape === shape)
}

/** The boat and the part of it that a spot names; nothing for a dock, or ashore. */
function partAt(space: string | undefined): { boat: string; part: number } | null {
  const [, boat, letter] = /^(.+)([mab])$/.exec(space ?? '') ?? []
  return boat && letter ? { boat, part: PARTS.indexOf(letter) } : null
}

/** Where a messenger or a stack of goods is to be drawn; nothing ashore. */
export function ridingAt(scene: Scene, boats: ReadonlyMap<string, Afloat>, space: string | undefined): Riding | null {
  const dock = space && spacesOf<{ cell: string }>(scene, 'messenger')[space]
  if (dock) return { carrier: space, pose: { ...middleOf(dock.cell), angle: 0 }, offset: [0, 0], ashore: true }
  const at = partAt(space)
  const boat = at && boats.get(at.boat)
  const offset = at && boat?.cells[at.part]
  return at && boat && offset ? { carrier: at.boat, pose: boat.pose, offset, ashore: false } : null
}

/** What lies on a boat: which good on which part of it. */
export function cargoOf(scene: Scene, boat: string): { kind: string; part: number }[] {
  return piecesOf(scene, 'stack').flatMap(({ kind, space }) => {
    const at = partAt(space)
    return at?.boat === boat ? [{ kind, part: at.part }] : []
  })
}

export function tokensOf(scene: Scene, good: string): number {
  return piecesOf(scene, 'market').find((piece) => piece.kind === good)?.count ?? 0
}
