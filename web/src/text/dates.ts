// Dates and times in the format of the browser's region, which a language alone does not determine.

import type { Words } from './words'

/** The browser's own variant of a language, if it has one. */
export function localeOf(language: string, preferred: readonly string[]): string {
  return preferred.find((one) => one.split('-')[0] === language) ?? language
}

// Unit tests have no browser.
const preferred = () => globalThis.navigator?.languages ?? []

const format = ({ language }: Words, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language, preferred()), options)

export const days = (words: Words, more: Intl.DateTimeFormatOptions = {}) =>
  format(words, { dateStyle: 'medium', ...more })

export const clock = (words: Words) => format(words, { hour: '2-digit', minute: '2-digit' })

/** A moment as people say it: the time, and the day unless it is today. */
export function moment(written: string, words: Words, now: Date = new Date()): string {
  const then = new Date(written)
  const today = then.toDateString() === now.toDateString()
  const day = today ? {} : ({ day: 'numeric', month: 'short' } as const)
  return format(words, { ...day, hour: '2-digit', minute: '2-digit' }).format(then)
}
