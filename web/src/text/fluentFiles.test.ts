import { expect, test } from 'vitest'
import { languages, wordsFor } from './fluentFiles'

const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const used = new Set(
  Object.values(sources).flatMap((source) => source.match(/(?<=')(web|error|shell|log)-[a-z_-]+(?=')/g) ?? []),
)

test('every sentence the client says exists in every language', () => {
  for (const language of languages)
    for (const key of used) expect(wordsFor(language).has(key), `${language}: ${key}`).toBe(true)
})
