// What dragging means: which move of a boat, or which step of the messenger, a position of the pointer stands for.

import type { Thing } from '$client/api/types'
import { CELL, headingOf, nearAngle, type Point, type Pose } from '../water/poses'

/** A move of a boat, the pose in which it ends, and the cells that it needs. */
export interface Move {
  thing: Thing
  pose: Pose
  sweeps: readonly string[]
}

/** A grabbed boat: how it lies, and the point where it was grabbed. */
export interface Grip {
  pose: Pose
  at: Point
}

/** So far from where it would be, the grabbed point still means a slide. */
const REACH = 0.9 * CELL
/** A turn is meant earlier than halfway: a finger cuts the corner. */
const EAGERNESS = 0.7
/** A turn that moves the grabbed point less than this is not to be seen: who holds the merchant slides. */
const LEAST_TURN = 0.75 * CELL
/** So far outside of the water the pointer still counts. */
const SHORE = CELL / 2
/** A slide to the same place is more likely meant than a boat lifted and turned round. */
const HALF_TURN_COST = 1

const between = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

function rotated({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return {
    x: x * Math.cos(angle) - y * Math.sin(angle),
    y: x * Math.sin(angle) + y * Math.cos(angle),
  }
}

/** By how much a boat turns on the way to another pose; 0 for a slide. */
function turnBetween(from: Pose, to: Pose): number {
  return headingOf(from) === headingOf(to) ? 0 : nearAngle(to.angle, from.angle) - from.angle
}

/** Where the grabbed point would be after a move. */
function carried({ pose, at }: Grip, to: Pose): Point {
  const arm = rotated({ x: at.x - pose.x, y: at.y - pose.y }, turnBetween(pose, to))
  return { x: to.x + arm.x, y: to.y + arm.y }
}

/** How far the pointer went along a slide, and how far off its line. */
function alongSlide({ pose, at }: Grip, to: Pose, pointer: Point): { length: number; along: number; off: number } {
  const [x, y] = [to.x - pose.x, to.y - pose.y]
  const length = Math.hypot(x, y)
  const [right, down] = [pointer.x - at.x, pointer.y - at.y]
  return {
    length,
    along: (right * x + down * y) / length,
    off: Math.abs(right * y - down * x) / length,
  }
}

/** How far the pointer is from a move; null if it cannot mean it. */
function distance(grip: Grip, { pose: to }: Move, pointer: Point, isLast: boolean): number | null {
  const turn = turnBetween(grip.pose, to)
  if (turn === 0) {
    const { length, along, off } = alongSlide(grip, to, pointer)
    // A boat that is pulled on and on lies against what is in its way.
    const short = isLast && along > length ? 0 : along - length
    const far = Math.hypot(short, off)
    return far <= REACH ? far : null
  }
  const end = carried(grip, to)
  const way = between(grip.at, end)
  if (way < LEAST_TURN) return null
  const far = between(pointer, end)
  if (far > Math.max(REACH, EAGERNESS * way)) return null
  return Math.abs(turn) === 180 ? far + HALF_TURN_COST : EAGERNESS * far
}

/** Is no other slide longer in this direction? */
function isLastSlide({ pose }: Grip, move: Move, moves: readonly Move[]): boolean {
  const [x, y] = [move.pose.x - pose.x, move.pose.y - pose.y]
  return moves.every((other) => {
    if (turnBetween(pose, other.pose) !== 0) return true
    const [right, down] = [other.pose.x - pose.x, other.pose.y - pose.y]
    const isSameWay = x * down === y * right && x * right + y * down > 0
    return !isSameWay || Math.hypot(right, down) <= Math.hypot(x, y)
  })
}

/** The move that the pointer means; null where it means none: back at the start, off the water, or beside all moves. */
export function moveAt(grip: Grip, moves: readonly Move[], pointer: Point, water: Point): Move | null {
  if (!isNearWater(pointer, water)) return null
  let best: Move | null = null
  let nearest = between(pointer, grip.at)
  for (const move of moves) {
    const far = distance(grip, move, pointer, isLastSlide(grip, move, moves))
    if (far === null || far >= nearest) continue
    best = move
    nearest = far
  }
  return best
}

/** The boat under the pointer, on its way to the move that is meant. */
export function poseUnder(grip: Grip, meant: Move | null, pointer: Point): Pose {
  const { pose, at } = grip
  if (!meant) return pose
  const turn = turnBetween(pose, meant.pose)
  if (turn === 0) {
    const { length, along } = alongSlide(grip, meant.pose, pointer)
    const part = Math.min(length, Math.max(0, along)) / length
    return {
      ...pose,
      x: pose.x + (meant.pose.x - pose.x) * part,
      y: pose.y + (meant.pose.y - pose.y) * part,
    }
  }
  const pivot = pivotOf(pose, meant.pose, turn)
  const swept = nearAngle(angleFrom(pivot, pointer), angleFrom(pivot, at)) - angleFrom(pivot, at)
  const done = turn > 0 ? Math.min(turn, Math.max(0, swept)) : Math.max(turn, Math.min(0, swept))
  const arm = rotated({ x: pose.x - pivot.x, y: pose.y - pivot.y }, done)
  return { x: pivot.x + arm.x, y: pivot.y + arm.y, angle: pose.angle + done }
}

const angleFrom = (pivot: Point, { x, y }: Point) => (Math.atan2(y - pivot.y, x - pivot.x) * 180) / Math.PI

/** The point about which a boat turns from one pose to another. */
function pivotOf(from: Pose, to: Pose, turn: number): Point {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  if (Math.abs(turn) === 180) return half
  const side = Math.sign(turn) / 2
  return {
    x: half.x - side * (to.y - from.y),
    y: half.y + side * (to.x - from.x),
  }
}

/** The cell that the pointer means out of those that may be stepped to. */
export function stepAt<Goal extends { at: Point }>(goals: readonly Goal[], pointer: Point): Goal | null {
  return (
    goals.find(({ at }) => Math.abs(pointer.x - at.x) <= CELL / 2 && Math.abs(pointer.y - at.y) <= CELL / 2) ?? null
  )
}

function isNearWater({ x, y }: Point, water: Point): boolean {
  return x > -SHORE && y > -SHORE && x < water.x + SHORE && y < water.y + SHORE
}
