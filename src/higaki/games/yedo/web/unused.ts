// What the help need not speak of, and what it speaks of besides the places of the scene.

/** Pieces out of the game, and what the rules only keep count of. */
export function unused(): string[] {
  return [
    ...['disciples_aside', 'annexes_aside', 'cards_aside', 'events_aside', 'events_past', 'blackmail_used', 'bank_mon'],
    ...['chosen_position', 'player', 'aim', 'aim_where', 'aim_district', 'aim_steps', 'aim_from', 'aim_blade'],
    ...['repeating', 'shelter', 'activated', 'offers_made', 'extras', 'auction', 'bidder', 'bid', 'offerer'],
    ...['offered_to', 'shogun_dead', 'weapons_used'],
    ...['start', 'missions', 'extras', 'auctions', 'audiences', 'foreign_goods', 'blackmail', 'bonuses', 'sold']
      .concat(['geishas', 'misfortune'])
      .map((source) => `prestige_${source}`),
  ]
}

/** The districts of the town. */
export const explained = ['castle', 'gates', 'tavern', 'harbor', 'redlight', 'market', 'temple']
