// The keys of numbered options: digits, then the letters that are no shortcuts, then capital letters.

const DIGITS = '1234567890'
/** All but those of `handleKey` and of the sheet: h, i, l, n, r and u. */
const LETTERS = 'abcdefgjkmopqstvwxyz'

export const OPTION_KEYS = DIGITS + LETTERS + LETTERS.toUpperCase()

/** The key of an option, counted from 0; later ones have only arrow keys. */
export const keyOf = (at: number): string => OPTION_KEYS[at] ?? '·'

/** The option of a key, counted from 0; null if the key has none. */
export function optionOf(key: string): number | null {
  const at = key.length === 1 ? OPTION_KEYS.indexOf(key) : -1
  return at < 0 ? null : at
}
