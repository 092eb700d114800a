import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { styleSheetsLoaded } from './styleSheets'

class Link extends EventTarget {
  sheet: object | null = null
}

const pageWith = (...links: Link[]) => ({ querySelectorAll: () => links }) as unknown as ParentNode

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

async function isDone(waiting: Promise<void>): Promise<boolean> {
  let done = false
  void waiting.then(() => (done = true))
  await vi.advanceTimersByTimeAsync(0)
  return done
}

test('sheets that are there are not waited for', async () => {
  const link = new Link()
  link.sheet = {}
  expect(await isDone(styleSheetsLoaded(pageWith(link)))).toBe(true)
  expect(await isDone(styleSheetsLoaded(undefined))).toBe(true)
})

test('every sheet is waited for until it is loaded or has failed', async () => {
  const [one, other] = [new Link(), new Link()]
  const waiting = styleSheetsLoaded(pageWith(one, other))
  one.dispatchEvent(new Event('load'))
  expect(await isDone(waiting)).toBe(false)
  other.dispatchEvent(new Event('error'))
  expect(await isDone(waiting)).toBe(true)
})

test('a sheet that never comes is not waited for longer than three seconds', async () => {
  const waiting = styleSheetsLoaded(pageWith(new Link()))
  await vi.advanceTimersByTimeAsync(2999)
  expect(await isDone(waiting)).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await isDone(waiting)).toBe(true)
})
