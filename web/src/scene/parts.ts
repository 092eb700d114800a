// Finding the parts of a scene, for boards.

import { spotKey, type Part, type Piece, type Scene, type Seat, type Thing } from '../api/types'
import { ranksOf } from './ranks'

export function partOf(scene: Scene, place: string, owner: Seat | null = null): Part {
  const part = findPart(scene, place, owner)
  if (!part) throw new Error(`the scene has no ${place} of ${owner ?? 'the table'}`)
  return part
}

/** The same for a place that not every table has. */
export function findPart(scene: Scene, place: string, owner: Seat | null = null): Part | undefined {
  return scene.places.find((part) => part.place === place && part.owner === owner)
}

/** The visible pieces there. */
export function piecesOf(scene: Scene, place: string, owner: Seat | null = null): readonly Piece[] {
  return partOf(scene, place, owner).pieces ?? []
}

export function countOf(scene: Scene, place: string, owner: Seat | null = null): number {
  return partOf(scene, place, owner).count ?? 0
}

/** The space of a piece of a track. */
export function spaceOf(scene: Scene, place: string, kind: string): string | undefined {
  return piecesOf(scene, place).find((piece) => piece.kind === kind)?.space
}

/** The print on a piece, a space or a place; each game defines its own type. */
export function printedOn<Printed>({ printed }: Pick<Piece | Part, 'printed'>): Printed {
  return (printed ?? {}) as Printed
}

/** The spaces of a track with a print, in order. */
export function spacesOf<Printed>(scene: Scene, place: string): Record<string, Printed> {
  return (partOf(scene, place).spaces ?? {}) as Record<string, Printed>
}

/** What a board can show of an option before it is chosen. */
export function previewOf<Preview>(scene: Scene, thing: Thing): Preview | undefined {
  return scene.previews[thing] as Preview | undefined
}

export function isTouched(touched: ReadonlySet<string>, place: string, owner: Seat | null = null): boolean {
  return touched.has(spotKey([place, owner]))
}

/** The rank of a seat, counted from 1; ties share one. Undefined while the game runs. */
export function rankOf(scene: Scene, seat: Seat): number | undefined {
  return ranksOf(scene).find(({ sides }) => sides.flat().includes(seat))?.rank
}

/** The part of a place that exists once per space of a board: an area, a slot, a post, a stall. */
export function partAt(scene: Scene, place: string, at: string): Part | undefined {
  return scene.places.find((part) => part.place === place && part.at === at)
}

export function piecesAt(scene: Scene, place: string, at: string): readonly Piece[] {
  return partAt(scene, place, at)?.pieces ?? []
}

/** Does a highlight concern this seat? */
export function isSeatTouched(touched: ReadonlySet<string>, seat: Seat): boolean {
  return [...touched].some((key) => key.split('/')[1] === seat)
}
