// What a site, a tile, an order or a space brings, as it is printed.

/** In the order in which it is drawn and said. */
export const REWARDS = [
  'points',
  'yen',
  'copper',
  'silk',
  'tea',
  'fish',
  'import',
  'any_good',
  'warehouse',
  'moves',
] as const

export type Reward = Partial<Record<(typeof REWARDS)[number], number>>

/** What there is of it, and how much. */
export function rewardsOf(reward: Reward): { sign: (typeof REWARDS)[number]; count: number }[] {
  return REWARDS.flatMap((sign) => (reward[sign] ? [{ sign, count: reward[sign] }] : []))
}
