// What the shell has to know about this board.

/** The groups of options that the board draws itself; all others (done, recall, agent) become buttons of the shell. */
export const drawn = [
  'area',
  'site',
  'space',
  'order_slot',
  'tech_slot',
  'order',
  'achievement',
  'offering',
  'buy',
  'sell',
  'good',
  'item',
  'supply',
  'tile',
]

/** What one sends for on purpose; ending something never is. */
export const main = ['agent']

/** With two boards of orders and two of technologies the whole table needs the breadth of the log on a small desk. */
export const logBesideFrom = (seats: number) => (seats > 2 ? 1400 : 0)

/** An agent who is not sent yet stays with Escape. */
export const letGo = ['SendAgent']

export const chapters = ['round_begins']
export const rounds = chapters

/** What everybody looks up for. */
export const moments = [
  'fulfilled',
  'achieved',
  'built_house',
  'prayed',
  'cleared',
  'learned',
  'all_houses',
  'all_shops',
  'no_orders',
  'church_full',
  'customs_full',
  'last_round',
  'closed',
]

/** Orders, technologies and yen sound as in every game. */
export const sounds = { piece: 'wood', ware: 'wood', tile: 'wood', country: 'wood', acting: null }

/** The colours of the houses. */
export const seatColours = {
  red: 'var(--house-red)',
  blue: 'var(--house-blue)',
  green: 'var(--house-green)',
  yellow: 'var(--house-yellow)',
}
