// What is printed on Osaka's cards and spaces.

import { piecesOf, printedOn } from '$client/scene/parts'
import type { Piece, Scene } from '$client/api/types'

export type Card = {
  color: string
  value: number
  /** How many goods of its colour it insures. */
  insures: number
}

/** A space of the sea route: what the water is like there. */
export type Space = {
  kind: string
}

export function cardOf(piece: Piece): Card {
  return printedOn<Card>(piece)
}

/** The colours that are played with, in the order of their ships. */
export function colorsOf(scene: Scene): string[] {
  return piecesOf(scene, 'ship').map((ship) => ship.kind)
}

/** Cards by colour, in the order of the colours. */
export function byColor(scene: Scene, cards: readonly Piece[]): { color: string; cards: Piece[] }[] {
  return colorsOf(scene).map((color) => ({ color, cards: cards.filter((card) => cardOf(card).color === color) }))
}
