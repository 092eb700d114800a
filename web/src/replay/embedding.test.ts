import { expect, test } from 'vitest'
import { snippetOf } from './embedding'

test('the code for other pages has one frame, and nothing ends its attributes', () => {
  const code = snippetOf('https://higaki.example', 'a"b', 'Replay of <"Osaka">')
  expect(code).toContain('src="https://higaki.example/replay/a%22b/embed"')
  expect(code).toContain('title="Replay of &#60;&#34;Osaka&#34;&#62;"')
  expect(code.match(/</g)).toHaveLength(2)
})
