// The names of Osaka's pieces, taken apart: a card is called by its colour and its value, `red_5`.

export const COLORS = ['red', 'blue', 'yellow', 'green'] as const
export type Color = (typeof COLORS)[number]

export const SPACES = ['osaka', 'oshima', 'anori', 'enshunada_1', 'enshunada_2', 'edo'] as const

export function colorOf(kind: string): Color {
  return kind.split('_')[0] as Color
}

export function valueOf(kind: string): number {
  return Number(kind.split('_')[1])
}

/** A two insures two goods, a three one, a five none. */
export function insuranceOf(value: number): number {
  return { 2: 2, 3: 1 }[value] ?? 0
}
