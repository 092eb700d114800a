import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTable } from './createTable'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const wish = { game: 'osaka', seats: [{ kind: 'me' as const }], options: {}, private: true, memory: 'open' as const }

test('a table whose answer was lost is asked for again under the same name, but not for ever', async () => {
  const bodies: { command_id: string }[] = []
  let answers = 1
  vi.stubGlobal('fetch', (_: string, request: RequestInit) => {
    bodies.push(JSON.parse(String(request.body)) as (typeof bodies)[number])
    if (bodies.length % 2 === 1 || answers-- < 1) return Promise.reject(new TypeError('cut'))
    return Promise.resolve(new Response(JSON.stringify({ table: 'found' })))
  })
  const opened = openTable(wish)
  await vi.advanceTimersByTimeAsync(1000)
  expect(await opened).toBe('/table/found')
  expect(new Set(bodies.map((body) => body.command_id)).size).toBe(1)
  const lost = expect(openTable(wish)).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(60_000)
  await lost
  expect(new Set(bodies.map((body) => body.command_id)).size).toBe(2)
})
