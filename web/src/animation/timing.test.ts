import { expect, test } from 'vitest'
import type { Entry, Event, Scene } from '../api/types'
import { beatsOf } from './beats'
import { gesturesOf, type Cutting } from './gestures'
import { FLIGHT, PACES, SETTLEMENT, SHOW, SLOWNESS, timed, TURN, type Audience } from './timing'

const flight: Event = { what: 'moved', sort: 'card', kind: 'red_2', from: ['market', null], to: ['goods', 'pink'] }
const back: Event = { what: 'moved', sort: 'card', kind: 'red_2', from: ['goods', 'pink'], to: ['market', null] }
const sail: Event = { what: 'went', place: 'boat', kind: '4', from: 'a1', to: 'a2' }
const entry = (number: number, seat: string, ...events: Event[]): Entry => ({ number, seat, thing: null, events })
const cutting: Cutting = {
  moments: ['payday', 'sank', 'fulfilled'],
  settlements: ['payday'],
  isByHand: (seat) => seat === 'white',
  scene: { places: [] } as unknown as Scene,
}
const audience: Audience = {
  pace: 'normal',
  isKnown: (seat) => seat === 'white',
  isSkipped: () => false,
  lengthOf: (lines) => 40 * lines.length,
  spent: 0,
}
const gestures = (...entries: Entry[]) => gesturesOf(beatsOf(entries), cutting)
const lasting = (plan: ReturnType<typeof timed>) =>
  plan.filter(({ passed }) => !passed).reduce((sum, { lasts }) => sum + lasts, 0)
const line = (what: string, seat: string | null = 'pink'): Event => (seat === null ? { what } : { what, seat })
/** A turn of so many decisions, each with something to be read and with pieces that fly after one another. */
const turn = (decisions: number, seat = 'pink', first = 1) =>
  Array.from({ length: decisions }, (_, at) =>
    entry(first + at, seat, line(at % 4 === 3 ? 'fulfilled' : 'paid', seat), flight, back, sail, sail),
  )

test.each([1, 2, 5, 10, 40])('a turn of %i decisions lasts at most 2.5 s at the normal pace', (decisions) => {
  const long = lasting(timed(gestures(...turn(decisions)), audience))
  expect(long).toBeLessThanOrEqual(TURN + 1)
  expect(long).toBeGreaterThan(0)
  expect(TURN).toBeLessThan(2500)
})

test('its flights take no longer than the turn does', () => {
  for (const { gesture, slowness, lasts } of timed(gestures(...turn(10)), audience)) {
    const flights = gesture.motions.length * FLIGHT * slowness
    expect(flights).toBeLessThanOrEqual(lasts + 1)
  }
})

test('a payday lasts at most 5 s beside the turn that brought it, however many it concerns', () => {
  const bought = entry(1, 'pink', line('bought'), flight, line('payday', null))
  const paid = Array.from({ length: 12 }, (_, at) =>
    entry(2 + at, 'pink', line('sold', 'grey'), flight, back, line('sank', null), line('lost', 'white'), sail),
  )
  const plan = timed(gestures(bought, ...paid), audience)
  const settling = plan.filter(({ gesture }) => gesture.settles)
  expect(lasting(settling)).toBeLessThanOrEqual(SETTLEMENT + 1)
  expect(lasting(plan) - lasting(settling)).toBeLessThanOrEqual(TURN + 1)
  expect(SETTLEMENT).toBeLessThan(5000)
})

test('one card that is taken is seen and read within a second', () => {
  const long = lasting(timed(gestures(entry(1, 'pink', line('took'), flight)), audience))
  expect(long).toBeGreaterThan(FLIGHT)
  expect(long).toBeLessThan(1000)
})

test('what one did by hand takes no time', () => {
  const own = entry(1, 'white', line('paid', 'white'), { ...flight, to: ['goods', 'white'] })
  expect(lasting(timed(gestures(own), audience))).toBe(0)
})

test('a turn that was waited for or seen in part is seen for what is left of its time, but never for a flicker only', () => {
  const rest = (spent: number) => lasting(timed(gestures(...turn(10)), { ...audience, spent }))
  expect(rest(1000)).toBeCloseTo(TURN - 1000)
  expect(rest(9000)).toBeGreaterThanOrEqual(600)
})

test('whose turns are skipped take no time, those of others do', () => {
  const plan = timed(gestures(...turn(2, 'pink'), ...turn(2, 'grey', 3)), {
    ...audience,
    isSkipped: (seat) => seat === 'pink',
  })
  for (const { gesture, passed } of plan) expect(passed).toBe(gesture.seat === 'pink')
})

test('quick is shorter than normal, calm longer, and off shows nothing', () => {
  const long = PACES.map((pace) => lasting(timed(gestures(...turn(8)), { ...audience, pace })))
  expect(long).toEqual(PACES.map((pace) => expect.closeTo(TURN * SLOWNESS[pace])))
})

test('of very much only the end is shown', () => {
  const much = Array.from({ length: 30 }, (_, at) => turn(3, at % 2 ? 'pink' : 'grey', 1 + 3 * at)).flat()
  const plan = timed(gestures(...much), audience)
  expect(lasting(plan)).toBeLessThanOrEqual(SHOW)
  expect([plan[0]?.passed, plan.at(-1)?.passed]).toEqual([true, false])
})
