import { expect, test, vi } from 'vitest'
import { handleKey, type Keys } from '../keyboardShortcuts'
import { keyOf, OPTION_KEYS, optionOf } from './optionKeys'

test('every one of fifty options has a key of its own', () => {
  const keys = Array.from({ length: 50 }, (_, at) => keyOf(at))
  expect(new Set(keys).size).toBe(50)
  expect(keys.map(optionOf)).toEqual(keys.map((_, at) => at))
  expect(keys.slice(8, 12)).toEqual(['9', '0', 'a', 'b'])
  expect(keyOf(50)).toBe('·')
  expect([optionOf('·'), optionOf('Enter'), optionOf('')]).toEqual([null, null, null])
})

test('no key of an option is another shortcut, and each chooses its option', () => {
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', { querySelector: () => null })
  const chosen: number[] = []
  const keys = new Proxy({} as Keys, {
    get: (_, name) => (at: number) => chosen.push(name === 'choose' ? at : NaN),
  })
  const press = (key: string) => handleKey({ key, preventDefault: () => undefined } as KeyboardEvent, keys, true)
  for (const key of OPTION_KEYS) press(key)
  expect(chosen).toEqual([...OPTION_KEYS].map((_, at) => at))
  // The sheet's key.
  expect(OPTION_KEYS).not.toMatch(/i/i)
})
