import { beforeEach, expect, test, vi } from 'vitest'
import type { InAdvance, PreparedMove, Scene, View } from '../../api/types'
import { wordsFor } from '../../text/fluentFiles'
import { Words } from '../../text/words'
import {
  doing,
  endedOrders,
  giveOrder,
  inForce,
  ordersBefore,
  prepareMoves,
  staleMove,
  whyEnded,
  withdrawOrder,
} from './inAdvance'
import { Preparing } from './preparing.svelte'

const words = new Words('en', [
  'log-raised = { $seat } raises to { $bid }.\nseat-blue = Blue\nweb-order-over = The round is over.\nthing-pass = Pass',
])
const name = (seat: string) => words.piece('seat', seat)
const scene = { places: [], step: { name: 'Raise' } } as unknown as Scene
const raised = { what: 'raised', seat: 'blue', bid: 4 }
const move = (more: Partial<PreparedMove> = {}): PreparedMove => ({
  step: 'Raise',
  things: ['pass'],
  events: [],
  became: 'waits',
  now: [],
  ...more,
})
const inAdvance = (more: Partial<InAdvance> = {}): InAdvance => ({
  seat: 'blue',
  orders: [],
  given: [],
  prepared: [],
  passing: false,
  ...more,
})
const fetched = vi.fn(async (_address: string, _request: { body: string }) => new Response('{"seq": 7}'))
const session = { table: 't', insist: async (call: (seq: number) => Promise<View>) => !!(await call(7)) }

beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

function sent() {
  const [address, { body }] = fetched.mock.lastCall ?? ['', { body: '{}' }]
  const { command_id, ...rest } = JSON.parse(body)
  expect(command_id).toMatch(/^[0-9a-f-]{36}$/)
  return [address, rest]
}

test('each wish is one command for the own seat', async () => {
  await giveOrder(session, inAdvance(), 'pass_bids', 0)
  expect(sent()).toEqual(['/api/tables/t/order', { seat: 'blue', order: 'pass_bids', amount: 0 }])
  await withdrawOrder(session, inAdvance(), 'pass_bids')
  expect(sent()).toEqual(['/api/tables/t/withdraw_order', { seat: 'blue', order: 'pass_bids' }])
  await prepareMoves(session, inAdvance(), [['pass']])
  expect(sent()).toEqual(['/api/tables/t/prepare', { seat: 'blue', expected_seq: 7, moves: [['pass']] }])
})

test('of two orders for the same question the earlier one comes first', () => {
  const offered = (name: string, ...steps: string[]) => ({ name, steps, least: 0, most: 0, possible: true })
  const given = (name: string) => ({ name, amount: 0, ended: null })
  const all = inAdvance({
    orders: [offered('raise_to', 'Raise'), offered('drop_out', 'OpenAuction', 'Raise'), offered('refuse', 'Answer')],
    given: [given('refuse'), given('drop_out'), given('raise_to')],
  })
  expect(ordersBefore(all, 'raise_to')).toEqual([given('drop_out')])
  expect(ordersBefore(all, 'drop_out')).toEqual([])
  expect(ordersBefore(all, 'refuse')).toEqual([])
  const over = { ...given('drop_out'), ended: { event: null } }
  expect(ordersBefore({ ...all, given: [over, given('raise_to')] }, 'raise_to')).toEqual([])
  expect(ordersBefore({ ...all, given: [given('drop_out')] }, 'raise_to')).toEqual([])
})

test('what has ended is not in force and says why', () => {
  const ended = { name: 'pass_bids', amount: 0, ended: { event: raised } }
  const over = { name: 'drop_out', amount: 0, ended: { event: null } }
  const held = { name: 'raise_to', amount: 5, ended: null }
  const all = inAdvance({ given: [ended, over, held], prepared: [move()] })
  expect(inForce(all)).toBe(2)
  expect(endedOrders(all)).toEqual([ended, over])
  expect(whyEnded(ended, words, name)).toBe('Blue raises to 4.')
  expect(whyEnded(over, words, name)).toBe('The round is over.')
})

test('only the first move can be stale, and it is said by what it does', () => {
  expect(staleMove(inAdvance())).toBeNull()
  expect(staleMove(inAdvance({ prepared: [move({ became: 'holds' })] }))).toBeNull()
  expect(staleMove(inAdvance({ prepared: [move(), move({ became: 'changed' })] }))).toBeNull()
  const stale = move({ became: 'impossible' })
  expect(staleMove(inAdvance({ prepared: [stale] }))).toBe(stale)
  expect(doing(move(), [raised], scene, words, name)).toBe('Blue raises to 4.')
  expect(doing(move(), [], scene, words, name)).toBe('Pass')
})

test('a move is chosen with the answers that the rules suggest, after those before it', async () => {
  const view = { in_advance: inAdvance({ prepared: [move()] }), scene: { turn: 'red' }, viewer: 'blue' }
  const preparing = new Preparing(
    session,
    () => view as unknown as View,
    () => undefined,
  )
  expect(preparing.open).toBe(false)
  preparing.begin()
  const planned = ['buy', 'hand.red'].map((thing) => ({ thing, step: { name: 'Buy' }, options: [], forced: false }))
  const turn = { game: 'g', places: [], options: ['buy'] }
  const imagined = JSON.stringify({ moves: [], scene: turn, plans: { buy: planned }, final: {} })
  fetched.mockImplementation(async (address) => new Response(address.endsWith('/imagine') ? imagined : '{"seq": 7}'))
  await preparing.look()
  expect(preparing.scene?.options).toEqual(['buy'])
  await preparing.point('elsewhere')
  expect(fetched.mock.calls.map(([address]) => address)).not.toContain('/api/tables/t/prepare')
  await preparing.point('buy')
  expect(sent()[1].moves).toEqual([['pass'], ['buy', 'hand.red']])
  await preparing.back()
  expect(sent()[1].moves).toEqual([])
  view.scene.turn = 'blue'
  expect(preparing.open).toBe(false)
})

test('who begins to prepare too late is told so, and a prepared move that no longer fits stays to be dropped', async () => {
  const view = { in_advance: inAdvance(), scene: { turn: 'red' }, viewer: 'blue' }
  const failed = vi.fn()
  const preparing = new Preparing(session, () => view as unknown as View, failed)
  const refuse = (error: string, status: number) =>
    fetched.mockImplementation(async () => new Response(JSON.stringify({ error }), { status }))
  preparing.begin()
  refuse('illegal', 409)
  await preparing.look()
  expect([preparing.open, preparing.impossible]).toEqual([false, false])
  expect(failed).toHaveBeenCalledOnce()
  expect(wordsFor('en').say(`error-${failed.mock.lastCall?.[0].key}`)).toBe('That cannot be chosen now.')
  view.in_advance = inAdvance({ prepared: [move()] })
  preparing.begin()
  await preparing.look()
  expect([preparing.open, preparing.impossible]).toEqual([true, true])
  expect(failed).toHaveBeenCalledOnce()
})
