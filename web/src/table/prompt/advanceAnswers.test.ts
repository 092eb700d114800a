import { beforeEach, expect, test, vi } from 'vitest'
import type { Reactions, View } from '../../api/types'
import { Words } from '../../text/words'
import { askAgain, declinedIn, declineForTheRest, switchAsking } from './advanceAnswers'

const reactions = (more: Partial<Reactions> = {}): Reactions => ({
  seat: 'blue',
  asked_always: false,
  declined: [],
  decline: 'decline',
  windows: ['MayObject'],
  passing: false,
  held: false,
  left: null,
  given: [],
  questions: {},
  ...more,
})
const session = { table: 't', insist: async (call: (seq: number) => Promise<View>) => !!(await call(7)) }
const fetched = vi.fn(async (_address: string, _request: { body: string }) => new Response('{"seq": 7}'))

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

test('declining for the rest of the round speaks of one kind of window', async () => {
  expect(await declineForTheRest(session, reactions(), 'MayObject')).toBe(true)
  expect(sent()).toEqual(['/api/tables/t/stand', { seat: 'blue', scope: 'always', step: 'MayObject' }])
  await askAgain(session, reactions(), 'MayObject')
  expect(sent()).toEqual(['/api/tables/t/withdraw', { seat: 'blue', scope: 'always', step: 'MayObject' }])
})

test('the switch turns around how one is asked in all windows', async () => {
  await switchAsking(session, reactions())
  expect(sent()).toEqual(['/api/tables/t/withdraw', { seat: 'blue', scope: 'unable' }])
  await switchAsking(session, reactions({ asked_always: true }))
  expect(sent()).toEqual(['/api/tables/t/stand', { seat: 'blue', scope: 'unable' }])
})

test('what stands is said by what it is about', () => {
  const words = new Words('en', ['window-MayObject = objections\nweb-window-declining = Declining: { $what }'])
  expect(declinedIn(reactions({ declined: ['MayObject'] }), words)).toEqual([
    { step: 'MayObject', said: 'Declining: objections' },
  ])
  expect(declinedIn(reactions(), words)).toEqual([])
})
