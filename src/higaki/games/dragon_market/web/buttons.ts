// What the shell has to know about this board.

/** The groups of options that the board draws itself; all others (collect, coin, done) become buttons of the shell. */
export const drawn = ['boat', 'cell', 'kind', 'heading', 'turn', 'half_turn', 'swing', 'order', 'die']

/** Who has fulfilled the most orders wins. */
export const points = ['fulfilled']

export const chapters = ['round_begins']

/** What everybody looks up for. */
export const moments = ['fulfilled', 'stole', 'won', 'closed']
