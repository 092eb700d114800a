import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as api from './endpoints'
import { Live, merged, patience, talk, withNews, withPresenceOf, type Listener } from './liveTable'
import type { Entry, News, Player, Said, Update, View } from './types'

const entry = (number: number): Entry => ({ number, seat: 'white', thing: 'buy', events: [] })
const view = (seq: number, entries: number): View => ({
  table: 't',
  seq,
  game: 'osaka',
  state: 'playing',
  private: true,
  players: [],
  viewer: 'white',
  host: null,
  hosting: false,
  options: {},
  memory: 'open',
  even_windows: false,
  rated: false,
  league: null,
  substitutes: false,
  left_seat: null,
  try_out: true,
  trial: null,
  shuffle: null,
  public_scene: null,
  scene: null,
  entries: Array.from({ length: entries }, (_, at) => entry(at)),
  undoable: 0,
  plans: {},
  final: {},
  chat: [],
  talk: { me: null, muted: [], reported: [], reports: [] },
  rematch: null,
  happenings: [],
  awaited: null,
  clock: null,
  absence_limit: 300,
  offer: null,
  offers_left: 0,
  ended: null,
  if_resigned: null,
  reactions: null,
  in_advance: null,
})
const update = (seq: number, from: number, numbers: number[], total: number): Update => ({
  seq,
  view: { ...view(seq, 0), entries: numbers.map(entry) },
  entries_from: from,
  entries_total: total,
})
const numbers = (shown: View | null) => shown?.entries.map((one) => one.number)

test('who is there is not taken from an answer, which may come from another process', () => {
  const old = { ...view(1, 1), players: [player('white'), { ...player('grey'), connected: false }] }
  const answer = { ...view(2, 2), players: [{ ...player('white'), connected: false }, player('grey')] }
  expect(withPresenceOf(old, answer).players.map(({ connected }) => connected)).toEqual([true, false])
})

test('an update continues the log, an undo shortens it, a gap asks for everything', () => {
  expect(numbers(merged(view(1, 3), update(2, 3, [3, 4], 5)))).toEqual([0, 1, 2, 3, 4])
  expect(numbers(merged(view(2, 5), update(3, 4, [], 4)))).toEqual([0, 1, 2, 3])
  expect(merged(view(1, 2), update(4, 5, [5], 6))).toBeNull()
})

const player = (seat: string): Player => ({
  seat,
  kind: 'human',
  name: null,
  bot: null,
  you: false,
  for_you: false,
  host: false,
  former: false,
  here: false,
  connected: true,
  stand_in: null,
  gave_up: null,
  vacant: false,
  before: [],
})

const line = (n: number, clears: number | null = null): Said => ({
  n,
  seat: 'white',
  host: false,
  author: 'a',
  name: 'Ann',
  text: 'hello',
  phrase: null,
  clears,
  at: '',
})

test('lines of chat come in any order, some twice, and the last hundred stay', () => {
  const lines = (many: readonly Said[]) => many.map(({ n }) => n)
  expect(lines(talk([line(1), line(3)], [line(2), line(3), line(4)]))).toEqual([1, 2, 3, 4])
  expect(
    lines(
      talk(
        Array.from({ length: 100 }, (_, n) => line(n + 1)),
        [line(101)],
      ),
    ).at(0),
  ).toBe(2)
  const update1 = update(2, 1, [], 1)
  const heard = merged({ ...view(1, 1), chat: [line(1)] }, { ...update1, view: { ...update1.view, chat: [line(2)] } })
  expect(lines(heard?.chat ?? [])).toEqual([1, 2])
})

test('what is cleared disappears, also if it comes later than the line that clears it', () => {
  const lines = (many: readonly Said[]) => many.map(({ n }) => n)
  expect(lines(talk([line(1), line(2)], [line(3, 1)]))).toEqual([2, 3])
  expect(lines(talk([line(3, 1)], [line(1), line(4)]))).toEqual([3, 4])
  expect(lines(talk([line(1), line(3, 1), line(4)], [line(5, 0)]))).toEqual([5])
  expect(lines(talk([line(5, 0)], [line(4), line(6)]))).toEqual([5, 6])
})

test('who comes and goes and talks changes nothing but that; only talk is taken from news of another table', () => {
  const news: News = { seq: 2, connected: ['pink'], awaited: null, clock: null, said: [line(1)] }
  const old = { ...view(2, 3), players: [player('white'), player('pink')] }
  const now = withNews(old, news)
  expect(now?.players.map((one) => one.connected)).toEqual([false, true])
  expect(now?.entries).toBe(old.entries)
  expect(now?.chat).toEqual([line(1)])
  const newer = withNews({ ...old, seq: 3 }, news)
  expect(newer?.players).toBe(old.players)
  expect(newer?.chat).toEqual([line(1)])
  expect(withNews(null, news)).toBeNull()
})

test('waiting grows to two seconds and no further', () => {
  expect([0, 1, 2, 3, 9].map(patience)).toEqual([300, 600, 1200, 2000, 2000])
})

class QuietSocket {
  static last: QuietSocket
  onmessage: ((message: { data: string }) => void) | undefined
  onclose: ((event: { code: number }) => void) | undefined
  constructor() {
    QuietSocket.last = this
  }
  close() {}
}

const listener = (): Listener => ({
  changed: vi.fn(),
  connected: vi.fn(),
  busy: vi.fn(),
  refused: vi.fn(),
  gone: vi.fn(),
  guestChanged: vi.fn(),
})
const json = (answer: unknown, status = 200) => new Response(JSON.stringify(answer), { status })

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', QuietSocket)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' })
  vi.stubGlobal('document', { addEventListener() {}, removeEventListener() {}, hidden: false })
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function opened(heard: Listener, answers: (() => Promise<Response>)[]) {
  const bodies: { command_id: string; expected_seq: number }[] = []
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (path.endsWith('/printed')) return Promise.resolve(json({ kinds: {}, places: {}, slots: {}, spaces: {} }))
    if (request.body) bodies.push(JSON.parse(String(request.body)) as (typeof bodies)[number])
    const answer = answers.shift()
    return answer ? answer() : Promise.reject(new TypeError('no answer planned'))
  })
  const live = new Live('t', heard)
  await live.open()
  return { live, bodies }
}

test('a command lost on the way is repeated with the same id, and a double click is one command', async () => {
  const heard = listener()
  const { live, bodies } = await opened(heard, [
    () => Promise.resolve(json(view(1, 1))),
    () => Promise.reject(new TypeError('cut')),
    () => Promise.resolve(new Response('bad gateway', { status: 502 })),
    () => Promise.resolve(json(update(2, 1, [1], 2))),
  ])
  const first = live.play(['buy'], 1)
  const second = live.play(['buy'], 1)
  await vi.advanceTimersByTimeAsync(2000)
  await Promise.all([first, second])
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies.map((body) => body.command_id)).size).toBe(1)
  expect(bodies[0]?.expected_seq).toBe(1)
  expect(heard.changed).toHaveBeenLastCalledWith(view(2, 2), 'moved')
})

test('news of the guest are no news of the table', async () => {
  const heard = listener()
  await opened(heard, [() => Promise.resolve(json(view(1, 1)))])
  QuietSocket.last.onmessage?.({ data: JSON.stringify({ look_for_devices: true }) })
  expect(heard.guestChanged).toHaveBeenCalledTimes(1)
  expect(heard.changed).toHaveBeenCalledTimes(1)
})

test('a stale command replaces the view', async () => {
  const heard = listener()
  const { live } = await opened(heard, [
    () => Promise.resolve(json(view(1, 1))),
    () => Promise.resolve(json({ error: 'stale', view: view(5, 4) }, 409)),
  ])
  await live.play(['buy'], 1)
  expect(heard.changed).toHaveBeenLastCalledWith(view(5, 4), 'stale')
  expect(heard.refused).not.toHaveBeenCalled()
})

test('what is said about a seat is said again of a table that has moved on, while it holds', async () => {
  const heard = listener()
  const stale = (seq: number) => () => Promise.resolve(json({ error: 'stale', view: view(seq, 1) }, 409))
  const { live, bodies } = await opened(heard, [
    () => Promise.resolve(json(view(1, 1))),
    stale(2),
    stale(3),
    () => Promise.resolve(json(view(4, 1))),
    stale(5),
  ])
  const vote = (expected_seq: number) =>
    api.vote('t', { command_id: 'the-same-one', expected_seq, seat: 'white', wish: 'bot' })
  expect(await live.insist(vote)).toBe(true)
  expect(bodies.map((body) => body.expected_seq)).toEqual([1, 2, 3])
  expect(heard.refused).not.toHaveBeenCalled()
  expect(await live.insist(vote, () => false)).toBe(false)
  expect(heard.refused).toHaveBeenCalledOnce()
})

test('what was taken away from the chat is gone with the first message of a new socket', async () => {
  const heard = listener()
  await opened(heard, [() => Promise.resolve(json({ ...view(1, 1), chat: [line(1), line(2)] }))])
  const message = update(1, 1, [], 1)
  QuietSocket.last.onmessage?.({ data: JSON.stringify({ ...message, view: { ...message.view, chat: [line(2)] } }) })
  expect(vi.mocked(heard.changed).mock.lastCall?.[0].chat).toEqual([line(2)])
  QuietSocket.last.onmessage?.({ data: JSON.stringify({ ...message, view: { ...message.view, chat: [line(3)] } }) })
  expect(vi.mocked(heard.changed).mock.lastCall?.[0].chat).toEqual([line(2), line(3)])
})

test('of an update that was overtaken only what was said counts', async () => {
  const heard = listener()
  await opened(heard, [() => Promise.resolve(json({ ...view(8, 1), rated: true }))])
  const older = update(7, 0, [0], 1)
  QuietSocket.last.onmessage?.({ data: JSON.stringify({ ...older, view: { ...older.view, chat: [line(1)] } }) })
  expect(vi.mocked(heard.changed).mock.lastCall?.[0]).toMatchObject({ seq: 8, rated: true, chat: [line(1)] })
})

test('a table that is gone is not asked for again', async () => {
  const heard = listener()
  await opened(heard, [() => Promise.resolve(json(view(1, 1)))])
  const socket = QuietSocket.last
  socket.onclose?.({ code: 4404 })
  expect(heard.gone).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(5000)
  expect(QuietSocket.last).toBe(socket)
})
