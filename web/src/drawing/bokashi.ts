// Gradients (bokashi) of a print, from the upper edge to the lower one.

/** A position and a colour. */
export type Bokashi = readonly (readonly [number, string])[]

/** A morning sky: indigo above, a low sun; `pale` and `light` are the positions where it becomes lighter. */
export const morning = (pale: number, light: number): Bokashi => [
  [0, 'var(--indigo)'],
  [pale, '#8fb4bf'],
  [light, 'var(--washi-light)'],
  [1, '#f2c48f'],
]

export const MORNING_WATER: Bokashi = [
  [0, '#a6ccd0'],
  [1, '#2f6689'],
]

/** The same over the open sea. */
export const seaMorning = (pale: number, light: number): Bokashi => [
  [0, 'var(--indigo)'],
  [pale, 'var(--indigo-wash)'],
  [light, 'var(--washi-light)'],
  [1, '#f0b98a'],
]

export const OPEN_SEA: Bokashi = [
  [0, '#8fb8c6'],
  [1, '#2b5580'],
]
