// Finding the parts of a scene, and what Osaka's table adds up from them.

import { spotKey, type Part, type Piece, type Scene } from '$client/scene'
import { points } from './buttons'
import { valueOf } from './kinds'

export function partOf(scene: Scene, place: string, owner: string | null = null): Part {
  const part = scene.places.find((part) => part.place === place && part.owner === owner)
  if (!part) throw new Error(`the scene has no ${place} of ${owner ?? 'the table'}`)
  return part
}

export function countOf(scene: Scene, place: string, owner: string | null = null): number {
  return partOf(scene, place, owner).count ?? 0
}

export function pointsOf(scene: Scene, seat: string): number {
  return points.reduce((sum, place) => sum + countOf(scene, place, seat), 0)
}

export function worth(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + valueOf(piece.kind) * (piece.count ?? 1), 0)
}

/** What the whole market costs a seat: all but the cards that others have reserved. */
export function priceFor(scene: Scene, seat: string | null): number {
  const open = partOf(scene, 'market').pieces?.filter((piece) => !piece.mark || piece.mark === seat)
  return worth(open ?? [])
}

export function isTouched(touched: ReadonlySet<string>, place: string, owner: string | null = null): boolean {
  return touched.has(spotKey([place, owner]))
}

/** Insured goods are told of as a place of their own, but lie among the others. */
export function goodsTouched(touched: ReadonlySet<string>, seat: string): boolean {
  return isTouched(touched, 'goods', seat) || isTouched(touched, 'insured', seat)
}

/** The place a seat came to, counted from 1; equals share one. Nothing while the game goes on. */
export function rankOf(scene: Scene, seat: string): number | undefined {
  const ahead = scene.ranking?.findIndex((seats) => seats.includes(seat)) ?? -1
  if (ahead < 0) return undefined
  return 1 + (scene.ranking ?? []).slice(0, ahead).flat().length
}
