// The ring of districts as it is drawn: where each slice lies in a town of 680 by 500.

/** In the order of their numbers, against the clock from the left. */
export const DISTRICTS = ['castle', 'gates', 'tavern', 'harbor', 'redlight', 'market', 'temple'] as const
export type District = (typeof DISTRICTS)[number]

export interface Slice {
  /** The outline of the slice, and what it is tinted with. */
  path: string
  tint: string
  /** Where its view stands, and how large. */
  view: { x: number; y: number; scale: number }
  /** Where its name stands, and to which side it grows. */
  title: { x: number; y: number; align?: 'middle' | 'end' }
  /** Where disciples stand; and the plaques of what they can do: where, how broad and how high. */
  posts: Record<string, [number, number]>
  plaques: Record<string, [number, number, number, number]>
  /** Where the watch stands when it is here. */
  watch: { x: number; y: number }
}

// The street around the moat is an ellipse around 340, 240: 128 broad, 100 high.
export const SLICES: Record<District, Slice> = {
  castle: {
    path: 'M4 136L247 177A128 100 0 0 0 247 303L4 344Z',
    tint: '#e6dccb',
    view: { x: 100, y: 150, scale: 0.82 },
    title: { x: 10, y: 148 },
    posts: { audience: [78, 205], orders: [78, 239], garden: [78, 273] },
    plaques: { audience: [8, 205, 66, 31], orders: [8, 239, 66, 31], garden: [8, 273, 66, 31] },
    watch: { x: 218, y: 240 },
  },
  gates: {
    path: 'M4 352L250 309A128 100 0 0 0 284 330L229 496H4Z',
    tint: '#ded7c4',
    view: { x: 112, y: 344, scale: 0.88 },
    title: { x: 10, y: 357 },
    posts: { gates: [10, 376] },
    plaques: {
      recruit: [8, 414, 106, 36],
      sell_1: [118, 414, 106, 36],
      foresee_cards: [8, 454, 106, 36],
      sell_2: [118, 454, 106, 36],
    },
    watch: { x: 248, y: 322 },
  },
  tavern: {
    path: 'M291 332A128 100 0 0 0 389 332L444 496H236Z',
    tint: '#ead6b6',
    view: { x: 296, y: 347, scale: 0.74 },
    title: { x: 340, y: 412, align: 'middle' },
    posts: { tavern: [297, 375] },
    plaques: { build: [249, 463, 88, 29], foresee_weapons: [343, 463, 88, 29] },
    watch: { x: 340, y: 342 },
  },
  harbor: {
    path: 'M396 330A128 100 0 0 0 430 309L676 352V496H451Z',
    tint: '#c9dbdc',
    view: { x: 462, y: 344, scale: 0.88 },
    title: { x: 670, y: 357, align: 'end' },
    posts: { harbor: [582, 376] },
    plaques: {
      church: [456, 414, 106, 36],
      buy_1: [566, 414, 106, 36],
      foresee_bonuses: [456, 454, 106, 36],
      buy_3: [566, 454, 106, 36],
    },
    watch: { x: 432, y: 322 },
  },
  redlight: {
    path: 'M676 136L433 177A128 100 0 0 1 433 303L676 344Z',
    tint: '#f0d3c4',
    view: { x: 480, y: 166, scale: 0.82 },
    title: { x: 670, y: 148, align: 'end' },
    posts: { redlight: [584, 178] },
    plaques: {
      geisha_for_mon: [476, 221, 96, 37],
      geisha_for_prestige: [576, 221, 96, 37],
      buy_card: [524, 263, 96, 37],
    },
    watch: { x: 462, y: 240 },
  },
  market: {
    path: 'M344 4H676V128L430 171A128 100 0 0 0 344 140Z',
    tint: '#efe0b4',
    view: { x: 352, y: 26, scale: 0.96 },
    title: { x: 350, y: 8 },
    posts: { market: [354, 90] },
    plaques: { sell_card: [578, 86, 92, 34] },
    watch: { x: 392, y: 152 },
  },
  temple: {
    path: 'M336 4H4V128L250 171A128 100 0 0 1 336 140Z',
    tint: '#d3dcc2',
    view: { x: 12, y: 26, scale: 0.96 },
    title: { x: 10, y: 8 },
    posts: { temple: [14, 90] },
    plaques: { bless: [140, 28, 94, 38], foresee_missions: [238, 28, 94, 38], omens: [189, 72, 94, 38] },
    watch: { x: 288, y: 152 },
  },
}
