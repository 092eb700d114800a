// The Fluent files of the shell and of every game. Each language is a chunk of its own, loaded when it is used. It
// holds the messages of the front page; the other messages of a game are loaded with the pages of the game.

import { Words } from './words'

type Files = Record<string, () => Promise<string>>
const shells: Files = import.meta.glob<string>('../../../src/higaki/text/*.ftl', { query: '?raw', import: 'default' })
const fronts: Files = import.meta.glob<string>('../../../src/higaki/games/*/text/*.ftl', {
  query: '?front',
  import: 'default',
})
const games: Files = import.meta.glob<string>('../../../src/higaki/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
})

const SHELL = ''
const gameOf = (path: string) => /\/games\/([^/]+)\//.exec(path)?.[1] ?? SHELL
const languageOf = (path: string) => /([^/]+)\.ftl$/.exec(path)?.[1] ?? ''

/** The available languages, by the files of the shell. */
export const languages = Object.keys(shells).map(languageOf).sort()

const sources = new Map<string, string>()
const made = new Map<string, Words>()

async function fetchFiles(files: Files, language: string, wanted: (game: string) => boolean): Promise<void> {
  const paths = Object.keys(files).filter((path) => languageOf(path) === language && wanted(gameOf(path)))
  const texts = await Promise.all(paths.map((path) => files[path]?.() ?? ''))
  paths.forEach((path, at) => {
    const key = `${gameOf(path)} ${language}`
    sources.set(key, texts[at] ?? '')
    made.delete(key)
  })
}

const whole = new Set<string>()

/** Loads the texts of a language, before it is used: the shell's, and all of those games that have been opened. */
export async function fetchWords(language: string): Promise<void> {
  await Promise.all([
    fetchFiles(shells, language, () => true),
    fetchFiles(fronts, language, (game) => !whole.has(game)),
    fetchFiles(games, language, (game) => whole.has(game)),
  ])
}

/** Loads all texts of a game, before one of its pages is shown. Languages that are loaded later include them. */
export async function fetchGameWords(language: string, game: string): Promise<void> {
  whole.add(game)
  await fetchFiles(games, language, (one) => one === game)
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
