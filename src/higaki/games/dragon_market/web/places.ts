// What Dragon Market's table makes of the parts of a scene.

import { findPart, partOf, piecesOf, printedOn, spacesOf } from '$client/scene/parts'
import { holderOf } from '$client/scene/seats'
import type { Piece, Scene, Seat, Thing } from '$client/api/types'
import { CELL, type Point } from './water/poses'

/** What an option would do to the boat that is pending: where it ends, and which cells that needs. */
export type Preview = {
  pose: string
  sweeps: string[]
}

/** Every slide, turn and step costs a point. */
export const COST = 1

/** Before a boat is chosen: what each of its moves would do. */
export type BoatPreview = {
  moves: Record<Thing, Preview>
}

/** The breadth and the height of the water. */
export function waterOf(scene: Scene): Point {
  const { rows, columns } = printedOn<{ rows: number; columns: number }>(partOf(scene, 'boat'))
  return { x: columns * CELL, y: rows * CELL }
}

/** The goods an order asks for, and the bonus it brings. */
export function orderOf(order: Piece): { goods: string[]; bonus: string | null } {
  return { goods: [], bonus: null, ...printedOn<object>(order) }
}

/** The orders a side works on, as far as the viewer knows them. */
export function ordersOf(scene: Scene, holder: Seat): Piece[] {
  return [...piecesOf(scene, 'order', holder), ...piecesOf(scene, 'secret', holder)]
}

/** Goods of the viewer's order that are not in the basket yet. */
export function wantedBy(scene: Scene, viewer: Seat | null): ReadonlySet<string> {
  if (viewer === null) return new Set()
  const holder = holderOf(scene, viewer)
  const collected = piecesOf(scene, 'basket', holder).map((piece) => piece.kind)
  const goods = ordersOf(scene, holder).flatMap((order) => orderOf(order).goods)
  return new Set(goods.filter((good) => !collected.includes(good)))
}

/** Who lands where; docks nobody lands at have no seat. */
export function docksOf(scene: Scene): { dock: string; cell: string; seat?: Seat }[] {
  const owners = findPart(scene, 'dock')?.pieces?.filter((piece) => scene.seats.includes(piece.kind))
  return Object.entries(spacesOf<{ cell: string }>(scene, 'messenger')).map(([dock, { cell }]) => ({
    dock,
    cell,
    seat: owners?.find((piece) => piece.space === dock)?.kind,
  }))
}
