// All boats as they lie, and who and what is on them.

import type { Scene } from '$client/scene'
import { piecesOf } from './places'
import { alongOf, DOCKS, middleOf, nearAngle, poseOf, type Pose } from './poses'

/** Where something rides: on which boat or dock, and how far along it. */
export interface Spot {
  carrier: string
  pose: Pose
  along: number
  /** The seat of the boat; nothing on a dock. */
  seat: string
}

export class Fleet {
  /** Angles go on beyond a full circle, so that a boat never turns the long way round. */
  readonly #angles = new Map<string, number>()
  #poses = new Map<string, Pose>()

  /** Takes the boats of a scene; their angles continue those of the last one. */
  read(scene: Scene): Map<string, Pose> {
    this.#poses = new Map()
    for (const { kind, space } of piecesOf(scene, 'boat')) {
      const pose = poseOf(space)
      if (!pose) continue
      const angle = nearAngle(pose.angle, this.#angles.get(kind) ?? pose.angle)
      this.#angles.set(kind, angle)
      this.#poses.set(kind, { ...pose, angle })
    }
    return this.#poses
  }
}

/** "3a", "3m" or "dock_nw" as a spot; nothing ashore. */
export function spotOf(poses: ReadonlyMap<string, Pose>, space: string | undefined): Spot | null {
  const dock = space && DOCKS[space]
  if (dock) return { carrier: space, pose: { ...middleOf(dock), angle: 0 }, along: 0, seat: '' }
  const [, boat, seat] = /^(\d+)([abm])$/.exec(space ?? '') ?? []
  const pose = boat && poses.get(boat)
  return boat && seat && pose ? { carrier: boat, pose, along: alongOf(boat, seat), seat } : null
}

/** What lies on a boat: which good on which seat. */
export function cargoOf(scene: Scene, boat: string): { kind: string; seat: string }[] {
  return piecesOf(scene, 'stack').flatMap(({ kind, space }) => {
    const [, carrier, seat] = /^(\d+)([ab])$/.exec(space ?? '') ?? []
    return carrier === boat && seat ? [{ kind, seat }] : []
  })
}

export function tokensOf(scene: Scene, good: string): number {
  return piecesOf(scene, 'market').find((piece) => piece.kind === good)?.count ?? 0
}
