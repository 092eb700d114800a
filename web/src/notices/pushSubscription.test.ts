import { expect, test } from 'vitest'
import { decoded, digestOf, encoded } from './pushSubscription'

test('keys are written as the server writes them, and back', () => {
  const bytes = Uint8Array.from([4, 251, 255, 0, 62, 63])
  expect(encoded(bytes.buffer)).toBe('BPv_AD4_')
  expect([...decoded('BPv_AD4_')]).toEqual([...bytes])
  expect(encoded(Uint8Array.from([255]).buffer)).toBe('_w')
  expect([...decoded('_w')]).toEqual([255])
  expect(encoded(null)).toBe('')
})

test('a browser is called what the server calls it', async () => {
  expect(await digestOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
