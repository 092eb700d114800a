// The Fluent files of the shell and of every game. Each language is a chunk of its own, loaded when it is
// used.

import { Words } from './words'

const files = import.meta.glob<string>(['../../../src/higaki/text/*.ftl', '../../../src/higaki/games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
})

const SHELL = ''
const gameOf = (path: string) => /\/games\/([^/]+)\//.exec(path)?.[1] ?? SHELL
const languageOf = (path: string) => /([^/]+)\.ftl$/.exec(path)?.[1] ?? ''

/** The available languages, by the files of the shell. */
export const languages = Object.keys(files)
  .filter((path) => gameOf(path) === SHELL)
  .map(languageOf)
  .sort()

const sources = new Map<string, string>()
const made = new Map<string, Words>()

/** Loads all texts of a language, before it is used. */
export async function fetchWords(language: string): Promise<void> {
  const paths = Object.keys(files).filter((path) => languageOf(path) === language)
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ''))
  paths.forEach((path, at) => sources.set(`${gameOf(path)} ${language}`, texts[at] ?? ''))
}

/** All texts of one language, for the shell and optionally for a game. */
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
