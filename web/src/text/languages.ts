// The Fluent files of the shell and of every game. A language is fetched by whoever speaks it, and the sentences of a
// game by whoever opens one of its pages: the front page needs only what names and describes it.

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

/** The languages there are, by the files of the shell. */
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

/** Fetches the sentences of a language, before anything is said in it: the shell's, and of each game as many as are in use. */
export async function fetchWords(language: string): Promise<void> {
  await Promise.all([
    fetchFiles(shells, language, () => true),
    fetchFiles(fronts, language, (game) => !whole.has(game)),
    fetchFiles(games, language, (game) => whole.has(game)),
  ])
}

/** Fetches all sentences of a game, before one of its pages is shown; from then on in every language that is fetched. */
export async function fetchGameWords(language: string, game: string): Promise<void> {
  whole.add(game)
  await fetchFiles(games, language, (one) => one === game)
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
