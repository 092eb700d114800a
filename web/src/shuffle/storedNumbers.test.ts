import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Added } from '../api/types'
import { chainOf, codeOf, digestFor, numberFor, recall } from './storedNumbers'
import { bytes, sha256 } from './sha256'

const added = (seat: string, digest: string): Added => ({ seats: [seat], digest, number: null })

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('every number of a chain is the digest of the next one', () => {
  const chain = chainOf('00'.repeat(32))
  for (const [at, number] of chain.slice(1).entries()) expect(number).toBe(sha256(bytes(chain[at] ?? '')))
})

test('a number is drawn once for each seal, and tells nothing before it is shown', () => {
  const digest = digestFor('t', 'seal')
  expect(digestFor('t', 'seal')).toBe(digest)
  expect(digestFor('u', 'seal')).not.toBe(digest)
  expect(recall('t')).toMatchObject({ shown: null, code: null, earlier: 0 })
})

test('a number is shown for the digest that was fixed by it, and remembered with all that was fixed then', () => {
  const digest = digestFor('t', 'seal')
  const fixed = [added('grey', digest), added('white', 'ff')]
  expect(numberFor('t', 'other seal', digest, fixed)).toBeNull()
  expect(numberFor('t', 'seal', 'ff', fixed)).toBeNull()
  expect(recall('t')?.shown).toBeNull()
  const number = numberFor('t', 'seal', digest, fixed)
  expect(sha256(bytes(number ?? ''))).toBe(digest)
  expect(recall('t')).toMatchObject({ shown: number, code: codeOf('seal', fixed) })
  // Another player did not show theirs: the next number is fixed by the one that was shown.
  const next = numberFor('t', 'seal', number ?? '', [added('grey', number ?? '')])
  expect(sha256(bytes(next ?? ''))).toBe(number)
  expect(recall('t')?.shown).toBe(next)
})

test('a shuffle in which a number was shown, and that was thrown away, is not forgotten', () => {
  const digest = digestFor('t', 'first')
  numberFor('t', 'first', digest, [added('grey', digest)])
  expect(digestFor('t', 'second')).not.toBe(digest)
  expect(recall('t')).toMatchObject({ seal: 'second', shown: null, earlier: 1 })
  digestFor('t', 'third')
  expect(recall('t')?.earlier).toBe(1)
})

test('of many tables the last ones are remembered', () => {
  for (let table = 0; table < 120; table++) digestFor(`t${table}`, 'seal')
  expect([recall('t0'), recall('t119')?.seal]).toEqual([null, 'seal'])
})

test('without storage a number lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(digestFor('t', 'seal')).toBe(digestFor('t', 'seal'))
})

test('the code is the one that higaki verify works out', () => {
  // As in tests/engine/match/test_shuffle_numbers.py.
  const fixed: Added[] = [
    added('grey', sha256(bytes(sha256(new TextEncoder().encode('one'))))),
    { seats: ['white', 'pink'], digest: sha256(bytes(sha256(new TextEncoder().encode('two')))), number: null },
  ]
  const seal = '756e98726a3cb7ce65b2471332747c43480c7a0501d1be470bd7b29a1118a967'
  expect(codeOf(seal, fixed)).toBe('d5547bb248e7eca0510fe9caeddfee91')
})
