import { expect, test } from 'vitest'
import { FAMILIES, fontOf } from './fonts.js'
import { lettersOf, plainFont } from './plainFont.js'

const has = (script: string, letters: string) => {
  const ranges = lettersOf(fontOf(`source-sans-3-${script}-600`))
  return [...letters].every((letter) =>
    ranges.some(([from, to]) => from <= letter.charCodeAt(0) && letter.charCodeAt(0) <= to),
  )
}

test('a font is unpacked, whole and under its new name', () => {
  for (const family of FAMILIES) {
    const plain = fontOf(family)
    const tables = Array.from({ length: plain.readUInt16BE(4) }, (_, n) => 12 + 16 * n)
    const ends = tables.map((at) => plain.readUInt32BE(at + 8) + plain.readUInt32BE(at + 12))
    expect(Math.max(...ends)).toBeLessThanOrEqual(plain.length)
    const named = tables.find((at) => plain.toString('latin1', at, at + 4) === 'name') ?? 0
    const [offset, length] = [plain.readUInt32BE(named + 8), plain.readUInt32BE(named + 12)]
    const name = plain.subarray(offset + plain.readUInt16BE(offset + 4), offset + length)
    expect(new TextDecoder('utf-16be').decode(name)).toBe(family)
  }
  const zipped = fontOf('source-sans-3-latin-600')
  zipped.write('wOF2', 0, 'latin1')
  expect(() => plainFont(zipped, 'other')).toThrow('no font of the format WOFF')
})

test('each part has its own letters', () => {
  expect(has('latin', 'Az09äß–…')).toBe(true)
  expect(has('latin', 'Ż')).toBe(false)
  expect(has('latin-ext', 'Żłő')).toBe(true)
  expect(has('cyrillic', 'Дмитрий')).toBe(true)
  expect(has('greek', 'Ελένη')).toBe(true)
  expect(has('cyrillic', '漢')).toBe(false)
})
