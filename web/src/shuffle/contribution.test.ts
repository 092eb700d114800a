import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from '../api/endpoints'
import type { Added, Player, View } from '../api/types'
import { Adding } from './contribution'
import { recall } from './storedNumbers'
import { bytes, sha256 } from './sha256'

const calls: [string, string][] = []
const answered: Promise<void>[] = []

beforeEach(() => {
  calls.length = 0
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  vi.spyOn(api, 'fixNumber').mockImplementation(
    (_table, digest) => (calls.push(['fix', digest]), Promise.resolve({} as View)),
  )
  vi.spyOn(api, 'showNumber').mockImplementation(
    (_table, number) => (calls.push(['show', number]), Promise.resolve({} as View)),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const send = async (call: () => Promise<View>) => {
  const done = call().then(() => {})
  answered.push(done)
  await done
}
const player = (seat: string, you: boolean, kind: Player['kind'] = 'human') => ({ seat, you, kind }) as Player
const me = player('grey', true)
const friend = player('white', false)
const table = (players: Player[], begun: boolean, numbers: Added[], seal = 'seal') =>
  ({ players, shuffle: { seal, begun, numbers } }) as unknown as View
const settled = async () => {
  await Promise.all(answered)
  await Promise.resolve()
}

test('a number is fixed once while the table waits, and shown once when the game is about to begin', async () => {
  const adding = new Adding('t', send)
  adding.heed(table([me, friend], false, []))
  adding.heed(table([me, friend], false, []))
  await settled()
  expect(calls).toHaveLength(1)
  const digest = calls[0]?.[1] ?? ''
  const fixed: Added = { seats: ['grey'], digest, number: null }
  adding.heed(table([me, friend], false, [fixed]))
  expect(calls).toHaveLength(1)
  adding.heed(table([me, friend], true, [fixed]))
  adding.heed(table([me, friend], true, [fixed]))
  await settled()
  expect(calls.map(([what]) => what)).toEqual(['fix', 'show'])
  const shown = calls[1]?.[1] ?? ''
  expect(sha256(bytes(shown))).toBe(digest)
  adding.heed(table([me, friend], true, [{ ...fixed, number: shown }]))
  // Another player did not show theirs.
  adding.heed(table([me, friend], true, [{ seats: ['grey'], digest: shown, number: null }]))
  expect(calls.map(([what]) => what)).toEqual(['fix', 'show', 'show'])
  expect(sha256(bytes(calls[2]?.[1] ?? ''))).toBe(shown)
})

test('who only watches, and a game that runs, add nothing', () => {
  const adding = new Adding('t', send)
  adding.heed(table([friend], false, []))
  adding.heed({ players: [me], shuffle: null } as unknown as View)
  expect(calls).toEqual([])
})

test('two browsers of one person do not answer each other forever', async () => {
  const other: Added = { seats: ['grey'], digest: 'ff', number: null }
  const adding = new Adding('t', send)
  adding.heed(table([me, friend], false, [other]))
  await settled()
  expect(calls).toHaveLength(1)
  adding.heed(table([me, friend], false, [other]))
  await settled()
  expect(calls).toHaveLength(1)
  adding.heed(table([me, friend], true, [other]))
  expect(calls, 'what another one has fixed, that one shows').toHaveLength(1)
})

test('under a new seal another number is fixed', async () => {
  const adding = new Adding('t', send)
  adding.heed(table([me, friend], false, []))
  await settled()
  adding.heed(table([me, friend], false, [], 'new'))
  await settled()
  expect(new Set(calls.map(([, digest]) => digest)).size).toBe(2)
})

test('who sits down fixes a number with it, and who is alone with bots shows it at the start', () => {
  const adding = new Adding('t', send)
  const digest = adding.digest(table([], false, [])) ?? ''
  const fixed: Added = { seats: ['grey'], digest, number: null }
  adding.heed(table([me, friend], false, [fixed]))
  expect(calls).toEqual([])
  expect(adding.alone(table([me, friend], false, [fixed]))).toBeUndefined()
  expect(recall('t')?.shown).toBeNull()
  const number = adding.alone(table([me, player('white', false, 'bot')], false, [fixed])) ?? ''
  expect(sha256(bytes(number))).toBe(digest)
  expect(recall('t')?.shown).toBe(number)
  expect(adding.alone(table([me], false, []))).toBeUndefined()
})
