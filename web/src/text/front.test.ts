import { expect, test } from 'vitest'
import { languages } from './fluentFiles'
import { Words } from './words'
import { frontOf } from './frontPlugin.js'

const components = import.meta.glob<string>(
  [
    '../lobby/front/*.svelte',
    '../lobby/front/*.ts',
    '../rating/*.svelte',
    '../mygames/*.svelte',
    '../statistics/*.svelte',
    '../pages/{Home,Games,Guest,Leaderboard,Statistics}Page.svelte',
  ],
  { query: '?raw', import: 'default', eager: true },
)
const texts = import.meta.glob<string>('../../../src/higaki/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('an entry goes on in indented lines and ends with the next key', () => {
  const source =
    '# a comment\ntitle = Osaka\nabout =\n    one\n\n    two\nabout-ruling-1 = no\nhelp-sea = no\nseat-red = Red\n'
  expect(frontOf(source)).toBe('title = Osaka\nabout =\n    one\n\n    two\nseat-red = Red\n')
})

test('all that the front page says of a game is there before its other sentences', () => {
  const source = Object.values(components).join('\n')
  const said = [...source.matchAll(/words\.(?:say|has)\(['`]([a-z-]+)/g)].map(([, key]) => key ?? '')
  for (const language of languages)
    for (const [path, text] of Object.entries(texts).filter(([one]) => one.endsWith(`/${language}.ftl`))) {
      const [whole, front] = [text, frontOf(text)].map((one) => new Words(language, [one]))
      for (const key of said) if (whole?.has(key)) expect(front?.has(key), `${path}: ${key}`).toBe(true)
      expect(front?.has('title')).toBe(true)
      expect(front?.has('help-hand') || front?.has('prompt-TurnStart')).toBe(false)
    }
})
