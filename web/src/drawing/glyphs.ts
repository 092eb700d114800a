// Figures and letters as they are cut into the block: strokes in a box of 10 by 14, so that what is printed on pieces needs no type.

export const GLYPHS: Record<string, string> = {
  '0': 'M5 1C2 1 1 3.8 1 7S2 13 5 13S9 10.2 9 7S8 1 5 1Z',
  '1': 'M1.8 3.8L5.4 1V13M2 13H8.6',
  '2': 'M1.3 4.3C1.3 2.3 2.8 1 5 1S8.7 2.2 8.7 4.2C8.7 7 3.6 9.2 1.2 13H9',
  '3': 'M1.3 2.7C2.2 1.6 3.5 1 5 1C7.2 1 8.5 2.2 8.5 3.9S7.2 6.7 4.2 6.7C7.3 6.7 9 7.8 9 9.9S7.3 13 4.9 13C3.3 13 1.9 12.4 1 11.2',
  '4': 'M6.9 13V1L1 9.2H9.2',
  '5': 'M8.3 1H2.5L1.9 6.6C2.7 5.8 3.8 5.4 5 5.4C7.3 5.4 9 6.9 9 9.1S7.3 13 4.9 13C3.3 13 2 12.5 1 11.3',
  '6': 'M8.3 2.3C7.5 1.4 6.5 1 5.4 1C2.6 1 1 3.7 1 7.6C1 11 2.5 13 5 13S9 11.4 9 9.2S7.5 5.5 5.3 5.5C3.1 5.5 1.3 7 1.1 8.6',
  '7': 'M1.2 1H9L4 13',
  '8': 'M5 1C3 1 1.7 2.1 1.7 3.8S3 6.6 5 6.6S8.3 5.5 8.3 3.8S7 1 5 1ZM5 6.6C2.6 6.6 1 7.8 1 9.8S2.6 13 5 13S9 11.8 9 9.8S7.4 6.6 5 6.6Z',
  '9': 'M1.7 11.7C2.5 12.6 3.5 13 4.6 13C7.4 13 9 10.3 9 6.4C9 3 7.5 1 5 1S1 2.6 1 4.8S2.5 8.5 4.7 8.5C6.9 8.5 8.7 7 8.9 5.4',
  '–': 'M2 7.4H8',
  '−': 'M1.6 7.4H8.4',
  '+': 'M1.2 7.4H8.8M5 3.6V11.2',
  A: 'M1 13L5 1L9 13M2.5 8.8H7.5',
  B: 'M1.8 1V13H5.4C7.6 13 9 11.8 9 9.8S7.6 6.7 5.4 6.7H1.8H5C7 6.7 8.3 5.5 8.3 3.8S7 1 5 1Z',
  C: 'M8.9 3.2C8 1.8 6.8 1 5.3 1C2.7 1 1 3.4 1 7S2.7 13 5.3 13C6.8 13 8 12.2 8.9 10.8',
  D: 'M1.6 1V13H4.2C7.2 13 9 10.7 9 7S7.2 1 4.2 1Z',
  E: 'M8.4 1H1.8V13H8.6M1.8 6.8H7.4',
  F: 'M8.6 1H2V13M2 6.9H7.4',
  G: 'M8.9 3.2C8 1.8 6.8 1 5.3 1C2.7 1 1 3.4 1 7S2.7 13 5.3 13C7 13 8.3 12.4 9 11.6V7.6H5.6',
  L: 'M2 1V13H8.8',
  N: 'M1.4 13V1L8.6 13V1',
  R: 'M1.8 13V1H5C7.2 1 8.6 2.3 8.6 4.3S7.2 7.5 5 7.5H1.8M5.2 7.5L9 13',
  S: 'M8.6 3C7.8 1.7 6.6 1 5 1C2.9 1 1.5 2.2 1.5 4C1.5 5.8 2.8 6.5 5 7C7.4 7.5 8.9 8.2 8.9 10.1S7.3 13 5 13C3.2 13 1.8 12.3 1 10.9',
  U: 'M1.4 1V8.6C1.4 11.4 2.8 13 5 13S8.6 11.4 8.6 8.6V1',
}

/** The strokes of a word, each with how far to the right it stands; a box is 12 broad with the gap after it. */
export function strokesOf(word: string): { d: string; x: number }[] {
  return [...word].flatMap((letter, at) => (GLYPHS[letter] ? [{ d: GLYPHS[letter], x: at * 12 }] : []))
}

export function breadthOf(word: string): number {
  return Math.max(0, [...word].length * 12 - 2)
}
