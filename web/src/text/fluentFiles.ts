// The Fluent files of the shell and of every game, as they are. Each language is a file of its own, fetched by whoever
// speaks it.

import { Words } from './words'

const files = import.meta.glob<string>(['../../../src/higaki/text/*.ftl', '../../../src/higaki/games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})

const SHELL = ''
const gameOf = (path: string) => /\/games\/([^/]+)\//.exec(path)?.[1] ?? SHELL
const languageOf = (path: string) => /([^/]+)\.ftl$/.exec(path)?.[1] ?? ''

/** The languages there are, by the files of the shell. */
export const languages = Object.keys(files)
  .filter((path) => gameOf(path) === SHELL)
  .map(languageOf)
  .sort()

const sources = new Map<string, string>()
const made = new Map<string, Words>()

/** Fetches all sentences of a language, before anything is said in it. */
export async function fetchWords(language: string): Promise<void> {
  const paths = Object.keys(files).filter((path) => languageOf(path) === language)
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ''))
  paths.forEach((path, at) => sources.set(`${gameOf(path)} ${language}`, texts[at] ?? ''))
}

/** All sentences of one language, for the shell and, where one is named, for a game. */
export function wordsFor(language: string, game = SHELL): Words {
  const key = `${game} ${language}`
  let words = made.get(key)
  if (!words) {
    const own = game === SHELL ? undefined : sources.get(key)
    words = new Words(language, [sources.get(` ${language}`) ?? '', ...(own ? [own] : [])])
    made.set(key, words)
  }
  return words
}
