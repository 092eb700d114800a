import { expect, test } from 'vitest'
import type { Entry, Event } from '../api/types'
import { beatsOf } from './beats'
import { FLIGHT, timed, type Audience } from './timing'

const flight: Event = { what: 'moved', sort: 'card', kind: 'red_2', from: ['market', null], to: ['goods', 'white'] }
const entry = (number: number, ...events: Event[]): Entry => ({ number, seat: 'white', thing: null, events })
const audience: Audience = { pace: 'normal', waiting: 0, moments: ['payday'], isOwn: () => false, lengthOf: () => 30 }
const beats = beatsOf([entry(1, { what: 'bought' }, flight, { what: 'payday' })])
const lasting = (plan: ReturnType<typeof timed>) =>
  plan.filter(({ passed }) => !passed).reduce((sum, { lasts }) => sum + lasts, 0)

test('every beat lasts as long as its flights, and what matters is given time to be read', () => {
  const [bought, payday] = timed(beats, { ...audience, isOwn: () => true })
  expect(bought?.lasts).toBe(FLIGHT)
  expect(payday?.lasts).toBeGreaterThan(1200)
})

test('what others do is read, what one did oneself is known', () => {
  const [theirs] = timed(beats, audience)
  const [own] = timed(beats, { ...audience, isOwn: () => true })
  expect(theirs?.lasts).toBeGreaterThan(own?.lasts ?? 0)
})

test('quick is shorter than normal, calm longer, and off shows nothing', () => {
  const long = (pace: Audience['pace']) => lasting(timed(beats, { ...audience, pace }))
  expect(long('quick')).toBeLessThan(long('normal'))
  expect(long('calm')).toBeGreaterThan(long('normal'))
  expect(long('off')).toBe(0)
})

test('nobody waits through everything: much is shown faster, and of very much only the end', () => {
  const much = beatsOf(Array.from({ length: 16 }, (_, at) => entry(at + 1, { what: 'paid' }, flight, { what: 'told' })))
  const veryMuch = beatsOf(
    Array.from({ length: 200 }, (_, at) => entry(at + 1, { what: 'paid' }, flight, { what: 'told' })),
  )
  const faster = timed(much, audience)
  expect(faster.every(({ passed }) => !passed)).toBe(true)
  expect(faster[0]?.slowness).toBeLessThan(1)
  const end = timed(veryMuch, audience)
  expect(lasting(end)).toBeLessThan(15_000)
  expect([end[0]?.passed, end.at(-1)?.passed]).toEqual([true, false])
  expect(lasting(timed(veryMuch, { ...audience, waiting: 3 }))).toBeLessThan(lasting(end))
})
