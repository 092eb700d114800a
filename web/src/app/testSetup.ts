// Before any test: loads all texts of all languages, because a test may use any.

import { fetchGameWords, fetchWords, languages } from '../text/fluentFiles'

const games = Object.keys(import.meta.glob('../../../src/higaki/games/*/game.toml')).map((path) =>
  path.split('/').at(-2),
)
for (const language of languages) {
  await fetchWords(language)
  await Promise.all(games.map((game) => fetchGameWords(language, game ?? '')))
}
