// The outline of each shape of boat, heading east, its merchant's cell around the origin.

import { drawingOf } from '$client/drawing/findDrawing'
import { CELL, type Offset } from '../water/poses'

const OUTLINES: Record<string, string> = {
  end: 'M-17-13Q-17.6-16-14-16.4Q34-19.6 82-15.4Q92-12 99 0Q92 12 82 15.4Q34 19.6-14 16.4Q-17.6 16-17 13Z',
  middle: 'M-58.6 0Q-52-13-40-15.6Q0-19.4 40-15.6Q52-13 58.6 0Q52 13 40 15.6Q0 19.4-40 15.6Q-52 13-58.6 0Z',
}
/** So far from the middle of its first and its last cell a boat reaches. */
const REACH = 22

/** The line around a boat; around one of a shape that nobody has drawn, a plain box. */
export function outlineOf({ shape, cells }: { shape: string; cells: readonly Offset[] }): string {
  const { x, y, width, height } = boxOf(cells)
  return drawingOf(OUTLINES, shape) ?? `M${x + 4} ${y + 4}h${width - 8}v${height - 8}h${8 - width}Z`
}

/** The box that a boat lies in. */
export function boxOf(cells: readonly Offset[]): { x: number; y: number; width: number; height: number } {
  const [x, y] = [0, 1].map((axis) => cells.map((cell) => (cell[axis] ?? 0) * CELL)) as [number[], number[]]
  const [left, top] = [Math.min(...x) - REACH, Math.min(...y) - REACH + 2]
  return { x: left, y: top, width: Math.max(...x) + REACH - left, height: Math.max(...y) + REACH - 2 - top }
}
