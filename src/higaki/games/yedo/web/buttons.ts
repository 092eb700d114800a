// What the shell has to know about this board.

/** The groups of options that the board draws itself; all others (bids, steps, passing, trading words) become buttons of the shell. */
export const drawn = [
  ...[
    'action',
    'field',
    'district',
    'post',
    'annex',
    'market',
    'stack',
    'deck',
    'looked',
    'mission',
    'card',
    'bonus',
    'weapon',
    'favour',
    'clan',
    'position',
  ],
  ...['want', 'give_mon', 'want_mon', 'geisha', 'disciple', 'blessing', 'karesansui', 'blackmail'],
]

/** What one does on purpose; ending something never is. */
export const main = ['take_part', 'propose', 'accept', 'extra', 'again']

export const chapters = ['round_begins']
export const rounds = chapters

/** What everybody looks up for. */
export const moments = [
  'won',
  'event_comes',
  'watch_moved',
  'watch_swapped',
  'captured',
  'played',
  'played_on',
  'played_at',
  'played_there',
  'cancelled',
  'blackmailed',
  'accepted',
  'fulfilled',
  'fulfilled_extra',
  'shogun_falls',
  'new_order',
  'bonus_scored',
]

/** Cards, missions, mon and the watch sound as in every game. */
export const sounds = {
  disciple: 'wood',
  weapon: 'wood',
  annex: 'wood',
  seat: 'wood',
  geishas: 'wood',
  blessings: 'wood',
  // No pieces: they keep how the round, an auction or a trade stands.
  ...{ phase: null, auction: null, bidder: null, player: null, offerer: null, offered_to: null, closed: null },
}

/** The colours of the clans. */
export const seatColours = {
  toyotomi: 'var(--clan-toyotomi)',
  hosokawa: 'var(--clan-hosokawa)',
  nabeshima: 'var(--clan-nabeshima)',
  maeda: 'var(--clan-maeda)',
  sanada: 'var(--clan-sanada)',
}
