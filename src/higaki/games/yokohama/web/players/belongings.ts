// What lies before a seat, added up for the eye.

import { countOf, findPart, piecesOf } from '$client/scene/parts'
import type { Piece, Scene, Seat } from '$client/api/types'
import { orderOf, technologyOf, WARES } from '../cards/cards'
import { countIn, HAND } from '../places'

export const COUNTRIES = ['gb', 'us', 'fr', 'de', 'nl'] as const
export const ITEMS = ['assistant', 'shop', 'house'] as const
export type Item = (typeof ITEMS)[number]

/** So many of each ware. */
export function waresOf(scene: Scene, seat: Seat): Record<string, number> {
  const pieces = piecesOf(scene, 'wares', seat)
  return Object.fromEntries(WARES.map((ware) => [ware, countIn(pieces, ware)]))
}

export function itemsOf(scene: Scene, place: 'supply' | 'warehouse', seat: Seat, item: Item): number {
  return countIn(piecesOf(scene, place, seat), `${seat}_${item}`)
}

/** The flags on fulfilled orders and technologies, each with its number, in the order of the countries. */
export function flagsOf(scene: Scene, seat: Seat): { country: string; count: number }[] {
  const shown = [
    ...piecesOf(scene, 'fulfilled', seat).map((piece) => ({
      country: orderOf(piece).country,
      count: piece.count ?? 1,
    })),
    ...piecesOf(scene, 'technologies', seat).map((piece) => ({
      country: technologyOf(piece).country,
      count: piece.count ?? 1,
    })),
  ]
  return COUNTRIES.map((country) => ({
    country,
    count: shown.reduce((sum, flag) => sum + (flag.country === country ? flag.count : 0), 0),
  })).filter(({ count }) => count > 0)
}

/** An order in hand, and the place it is told of by. */
export interface Held {
  place: string
  piece: Piece
}

/** The orders in hand that the viewer can see, or remembers. */
export function heldBy(scene: Scene, seat: Seat, remember: boolean): Held[] {
  return HAND.flatMap((place) => {
    const part = findPart(scene, place, seat)
    const pieces = part?.pieces ?? (remember ? part?.remembered : undefined) ?? []
    return pieces.map((piece) => ({ place, piece }))
  })
}

export function handSize(scene: Scene, seat: Seat): number {
  return HAND.reduce((sum, place) => sum + countOf(scene, place, seat), 0)
}

/** What the next piece out of the warehouse costs, as it is printed there; nothing where it says nothing. */
export function priceOf(scene: Scene, seat: Seat, item: Item): number | undefined {
  const printed = findPart(scene, 'warehouse', seat)?.printed as { shop?: number; houses?: number[] } | undefined
  if (item === 'assistant' || !printed) return undefined
  if (item === 'shop') return printed.shop
  const houses = printed.houses ?? []
  return houses[houses.length - itemsOf(scene, 'warehouse', seat, 'house')]
}
