import { expect, test } from 'vitest'
import { bytes, hex, sha256 } from './sha256'

const of = (text: string) => sha256(new TextEncoder().encode(text))

test('it is SHA-256', async () => {
  expect(of('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
  expect(of('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  // Lengths around one block, and many blocks, compared with the platform's implementation.
  for (const length of [1, 31, 32, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1000]) {
    const message = Uint8Array.from({ length }, (_, at) => (at * 131 + length) % 256)
    expect(sha256(message)).toBe(hex(new Uint8Array(await crypto.subtle.digest('SHA-256', message))))
  }
})

test('bytes and hex are the same', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at)
  expect(bytes(hex(all))).toEqual(all)
})
