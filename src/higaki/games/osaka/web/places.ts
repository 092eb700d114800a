// What Osaka's table adds up from the parts of a scene.

import { countOf, isTouched, piecesOf, previewOf } from '$client/scene/parts'
import type { Piece, Scene } from '$client/api/types'
import { cardOf } from './cards/kinds'

/** A victory card is a point wherever it came from, and so is a point that found no card. */
export const points = ['victory', 'windfall', 'notes']

export function pointsOf(scene: Scene, seat: string): number {
  return points.reduce((sum, place) => sum + countOf(scene, place, seat), 0)
}

export function worth(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + cardOf(piece).value * (piece.count ?? 1), 0)
}

/** What all goods would cost. Who cannot buy sees what the goods within reach are worth; nobody's, once a stone may make a difference. */
export function priceOf(scene: Scene): number | undefined {
  const preview = previewOf<{ price: number; cards: number }>(scene, 'buy')
  if (preview) return preview.price
  const cards = piecesOf(scene, 'market')
  const within = cards.filter(({ thing }) => thing && scene.options.includes(thing))
  if (within.length > 0) return worth(within)
  return cards.some((card) => card.mark) ? undefined : worth(cards)
}

/** Insured goods are told of as a place of their own, but lie among the others. */
export function goodsTouched(touched: ReadonlySet<string>, seat: string): boolean {
  return isTouched(touched, 'goods', seat) || isTouched(touched, 'insured', seat)
}
