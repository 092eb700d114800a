import { expect, test, vi } from 'vitest'

// Covers are components, and some of their imports read the browser's languages.
vi.stubGlobal('navigator', { languages: [] })
const { coverOf } = await import('./games')
const games = Object.keys(import.meta.glob('../../../src/higaki/games/*/game.toml')).map((path) =>
  path.split('/').at(-2),
)

test('what a game brings is found by its name', () => {
  expect(games.length).toBeGreaterThan(0)
  for (const game of games) expect(coverOf(game ?? ''), game).toBeDefined()
})
