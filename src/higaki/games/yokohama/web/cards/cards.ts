// What is printed on the cards of Yokohama, and how it is found.

import { printedOn } from '$client/scene/parts'
import type { Piece } from '$client/api/types'
import type { Reward } from '../signs/rewards'

export const GOODS = ['copper', 'silk', 'tea', 'fish'] as const
/** Goods, and what is imported. */
export const WARES = [...GOODS, 'import'] as const

export type Order = {
  country: string
  asks: Partial<Record<(typeof GOODS)[number], number>>
  gives: Reward
}

export type Technology = {
  country: string
  cost: number
}

export type Achievement = {
  letter: string
  /** What one must have: signs and numbers. */
  needs: Record<string, number>
  first: number
  later: number
}

/** A card with the rewards of its sites. */
export type SiteCard = {
  shops: Reward[]
  house: Reward
}

export const orderOf = (piece: Piece): Order => ({
  country: '',
  asks: {},
  gives: {},
  ...printedOn<object>(piece),
})
export const technologyOf = (piece: Piece): Technology => ({
  country: '',
  cost: 0,
  ...printedOn<object>(piece),
})
export const achievementOf = (piece: Piece): Achievement => ({
  letter: '',
  needs: {},
  first: 0,
  later: 0,
  ...printedOn<object>(piece),
})
export const siteCardOf = (piece: Piece): SiteCard => ({
  shops: [],
  house: {},
  ...printedOn<object>(piece),
})
export const givenBy = (piece: Piece): Reward => printedOn<{ gives?: Reward }>(piece).gives ?? {}
