// Days and times as people write them where they live, which a language alone does not tell.

import type { Words } from './words'

/** The browser's own sort of a language, if it has one. */
export function localeOf(language: string, preferred: readonly string[]): string {
  return preferred.find((one) => one.split('-')[0] === language) ?? language
}

// There is no browser where single functions are tested.
const preferred = () => globalThis.navigator?.languages ?? []

const format = ({ language }: Words, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language, preferred()), options)

export const days = (words: Words, more: Intl.DateTimeFormatOptions = {}) =>
  format(words, { dateStyle: 'medium', ...more })

export const clock = (words: Words) => format(words, { hour: '2-digit', minute: '2-digit' })
