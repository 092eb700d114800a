// How a name is set into the foot of a card.

const LARGEST = 12
/** What is printed is this broad at most. */
const BREADTH = 68
/** A letter is about half as broad as it is high. */
const LETTER = 0.54

/** A name in one line, or in two where it has several words, and the size at which the longest line still fits. */
export function inLines(name: string): { lines: string[]; size: number } {
  const words = name.split(' ')
  const cut = Math.ceil(words.length / 2)
  const lines = fits(name) || words.length < 2 ? [name] : [words.slice(0, cut).join(' '), words.slice(cut).join(' ')]
  const longest = Math.max(...lines.map((line) => line.length), 1)
  return { lines, size: Math.min(LARGEST, BREADTH / (longest * LETTER)) }
}

const fits = (line: string) => line.length * LETTER * LARGEST <= BREADTH
