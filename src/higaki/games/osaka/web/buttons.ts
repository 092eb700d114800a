// What the shell has to know about this board.

/** The groups of options that the board draws itself; all others (buy, reserve, done) become buttons of the shell. */
export const drawn = ['market', 'farm', 'hand', 'goods', 'tile']

/** What one saves coins for. */
export const main = ['buy']

/** A payday closes what was bought before it. */
export const chapters = ['payday']

/** What everybody looks up for. */
export const moments = ['payday', 'ship_sank', 'lost', 'ended', 'exhausted']

/** Everybody is paid, and a wave may come. */
export const settlements = ['payday']

/** Tiles are of wood; cards and ships sound as in every game. */
export const sounds = { color: 'wood' }

/** The colours of the traders' stones. */
export const seatColours = {
  grey: 'var(--stone-grey)',
  white: 'var(--stone-white)',
  pink: 'var(--stone-pink)',
  beige: 'var(--stone-beige)',
}
