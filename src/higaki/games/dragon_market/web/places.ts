// Finding the parts of a scene, and what Dragon Market's table makes of them.

import { spotKey, type Part, type Piece, type Scene, type Seat, type Thing } from '$client/scene'
import { DOCKS } from './poses'

/** What an option would do to the boat that is pending: where it ends, and which cells that needs. */
export type Preview = {
  pose: string
  sweeps: string[]
}

/** What is printed on an order. */
export type Printed = {
  goods: string[]
  bonus: string | null
}

const NOTHING: readonly Piece[] = []

export function partOf(scene: Scene, place: string, owner: Seat | null = null): Part | undefined {
  return scene.places.find((part) => part.place === place && part.owner === owner)
}

export function piecesOf(scene: Scene, place: string, owner: Seat | null = null): readonly Piece[] {
  return partOf(scene, place, owner)?.pieces ?? NOTHING
}

export function countOf(scene: Scene, place: string, owner: Seat | null = null): number {
  return partOf(scene, place, owner)?.count ?? 0
}

/** Where a piece of a track is. */
export function spaceOf(scene: Scene, place: string, kind: string): string | undefined {
  return piecesOf(scene, place).find((piece) => piece.kind === kind)?.space
}

export function previewOf(scene: Scene, thing: Thing): Preview | undefined {
  return scene.previews[thing] as Preview | undefined
}

export function printedOn(order: Piece): Printed {
  return (order.printed as Printed | undefined) ?? { goods: [], bonus: null }
}

/** Everybody alone, or the teams, in the order of the seats. What a team shares lies at its first member's part. */
export function sidesOf(scene: Scene): Seat[][] {
  return scene.teams ?? scene.seats.map((seat) => [seat])
}

/** Whose part of the table holds what a seat has. */
export function holderOf(scene: Scene, seat: Seat): Seat {
  return sidesOf(scene).find((side) => side.includes(seat))?.[0] ?? seat
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
  const goods = ordersOf(scene, holder).flatMap((order) => printedOn(order).goods)
  return new Set(goods.filter((good) => !collected.includes(good)))
}

const DOCKS_IN_PLAY: Record<number, string[]> = {
  2: ['dock_nw', 'dock_se'],
  3: ['dock_nw', 'dock_ne', 'dock_se'],
  4: ['dock_nw', 'dock_ne', 'dock_se', 'dock_sw'],
}

/** Who lands where; docks nobody lands at have no seat. */
export function dockOwners(scene: Scene): { dock: string; cell: string; seat?: Seat }[] {
  const inPlay = DOCKS_IN_PLAY[scene.seats.length] ?? []
  return Object.entries(DOCKS).map(([dock, cell]) => ({ dock, cell, seat: scene.seats[inPlay.indexOf(dock)] }))
}

export function isTouched(touched: ReadonlySet<string>, place: string, owner: Seat | null = null): boolean {
  return touched.has(spotKey([place, owner]))
}

/** The place a seat came to, counted from 1; equals share one. Nothing while the game goes on. */
export function rankOf(scene: Scene, seat: Seat): number | undefined {
  const ahead = scene.ranking?.findIndex((seats) => seats.includes(seat)) ?? -1
  if (ahead < 0) return undefined
  return 1 + (scene.ranking ?? []).slice(0, ahead).flat().length
}
