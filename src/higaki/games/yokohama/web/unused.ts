// What the help need not speak of, and what it speaks of besides the places of the scene.

/** Pieces out of the game, and what the rules only keep count of. */
export function unused(): string[] {
  return [
    ...['sites_left', 'tiles_left', 'aside', 'orders_removed', 'achievements_left', 'put_back', 'stock', 'bank_yen'],
    ...['placed', 'acting', 'agent_used', 'silk_sold', 'student_taken', 'claimed'],
    ...['orders', 'achievements', 'shops', 'houses', 'church', 'customs', 'docks', 'technologies', 'church_majority']
      .concat(['customs_majority', 'technology_majority', 'countries', 'leftovers'])
      .map((source) => `points_${source}`),
  ]
}

/** The areas of the town. */
export const explained = [
  ...['copper_mine', 'silk_mill', 'tea_plantation', 'fishing_grounds', 'bank', 'chinatown', 'church', 'customs'],
  ...['agency', 'laboratory', 'research_center', 'port', 'dock', 'canal'],
]
