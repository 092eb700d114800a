import { expect, test } from 'vitest'
import { chunkOf } from './chunks.js'

/** A page loads the board of a game when it is needed; both need a card, and everybody the runtime. */
const GRAPH: Record<string, { by?: string[]; loadedBy?: string[]; entry?: boolean }> = {
  'index.html': { entry: true },
  'main.ts': { by: ['index.html'] },
  'runtime.js': { by: ['main.ts', 'TablePage.svelte', '/higaki/games/osaka/web/Board.svelte'] },
  'TablePage.svelte': { loadedBy: ['main.ts'] },
  'PromptBar.svelte': { by: ['TablePage.svelte'] },
  'ReplayPage.svelte': { loadedBy: ['main.ts'] },
  'Log.svelte': { by: ['TablePage.svelte', 'ReplayPage.svelte'] },
  '/higaki/games/osaka/web/Board.svelte': { loadedBy: ['TablePage.svelte'] },
  '/higaki/games/osaka/web/Guide.svelte': { loadedBy: ['TablePage.svelte'] },
  '/higaki/games/osaka/web/Card.svelte': {
    by: ['/higaki/games/osaka/web/Board.svelte', '/higaki/games/osaka/web/Guide.svelte'],
  },
  '/higaki/games/osaka/web/Cover.svelte': { by: ['TablePage.svelte', '/higaki/games/osaka/web/Board.svelte'] },
  '/higaki/text/de.ftl': { loadedBy: ['main.ts'] },
}
const getModuleInfo = (file: string) => {
  const { by = [], loadedBy = [], entry = false } = GRAPH[file] ?? {}
  return { isEntry: entry, importers: by, dynamicImporters: loadedBy }
}
const chunk = (file: string) => chunkOf(file, { getModuleInfo })

test('what the entry needs is one file, whoever needs it as well', () => {
  expect([chunk('main.ts'), chunk('runtime.js')]).toEqual(['main', 'main'])
})

test('a page has what it alone needs, and pages share one file', () => {
  expect([chunk('TablePage.svelte'), chunk('PromptBar.svelte')]).toEqual([undefined, undefined])
  expect(chunk('Log.svelte')).toBe('shared')
})

test('a game is one file, without what pages need before they load it', () => {
  const ofGame = ['Board', 'Guide', 'Card'].map((name) => chunk(`/higaki/games/osaka/web/${name}.svelte`))
  expect(ofGame).toEqual(['osaka', 'osaka', 'osaka'])
  expect(chunk('/higaki/games/osaka/web/Cover.svelte')).toBe('shared')
})

test('a language is a file of its own', () => {
  expect(chunk('/higaki/text/de.ftl')).toBe('de')
})
