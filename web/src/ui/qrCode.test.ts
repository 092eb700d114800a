import decodeQR from 'qr/decode.js'
import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import QrCode from './QrCode.svelte'

/** The image of a camera with this many pixels per module. */
function photographed(text: string, pixels = 4) {
  const { body } = render(QrCode, { props: { text, label: '' } })
  const size = Number(/viewBox="0 0 (\d+)/.exec(body)?.[1]) * pixels
  const data = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y] of body.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let row = 0; row < pixels; row++) {
      const start = ((Number(y) * pixels + row) * size + Number(x) * pixels) * 4
      for (let at = start; at < start + pixels * 4; at++) if (at % 4 < 3) data[at] = 0
    }
  return { width: size, height: size, data }
}

test.each([
  'http://192.168.1.20:8000/table/aZ09-_',
  'https://higaki.example/table/aZ09-_aZ09-_aZ09-_',
  `https://${'long-'.repeat(30)}name.example/table/aZ09-_aZ09-_aZ09-_`,
  'https://bücher.example/table/aZ09-_',
])('whoever scans the code gets the link: %s', (link) => {
  expect(decodeQR(photographed(link))).toBe(link)
})

test('a code can still be read where a spot of it is hidden', () => {
  const link = 'https://higaki.example/table/aZ09-_aZ09-_aZ09-_'
  const seen = photographed(link)
  for (let y = 0; y < 14; y++) seen.data.fill(255, ((60 + y) * seen.width + 60) * 4, ((60 + y) * seen.width + 74) * 4)
  expect(decodeQR(seen)).toBe(link)
})
