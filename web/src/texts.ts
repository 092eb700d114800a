// The Fluent files of the shell and of every game, bundled as they are.

import { Words } from './words'

const files = import.meta.glob<string>(['../../src/higaki/text/*.ftl', '../../src/higaki/games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const SHELL = ''
const sources = new Map<string, string>()
for (const [path, source] of Object.entries(files)) {
  const game = /\/games\/([^/]+)\//.exec(path)?.[1] ?? SHELL
  const language = /([^/]+)\.ftl$/.exec(path)?.[1] ?? ''
  sources.set(`${game} ${language}`, source)
}

/** The languages there are, by the files of the shell. */
export const languages = [...sources.keys()]
  .filter((key) => key.startsWith(' '))
  .map((key) => key.slice(1))
  .sort()

const made = new Map<string, Words>()

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
