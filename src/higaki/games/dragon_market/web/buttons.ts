// What the shell has to know about this board.

/** The groups of options that the board draws itself; all others (collect, coin, done) become buttons of the shell. */
export const drawn = ['boat', 'cell', 'kind', 'heading', 'turn', 'half_turn', 'swing', 'order', 'die']

/** A boat in hand, or half placed, is let go by Escape. */
export const letGo = ['MoveBoat', 'PutMerchant', 'HeadBoat']

/** Red is what brings one on; ending a turn with points left never is. */
export const main = ['collect', 'swap_goods', 'swap_messengers', 'coins', 'seat']

export const chapters = ['round_begins']
export const rounds = chapters

/** What everybody looks up for. */
export const moments = ['fulfilled', 'stole', 'won', 'closed']

/** Orders, coins and boats sound as in every game. */
export const sounds = { die: 'dice', good: 'wood' }

/** The colours of the messengers' coats. */
export const seatColours = {
  pink: 'var(--coat-of-pink)',
  yellow: 'var(--coat-of-yellow)',
  green: 'var(--coat-of-green)',
  purple: 'var(--coat-of-purple)',
}
