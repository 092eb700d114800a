import { afterEach, expect, test, vi } from 'vitest'
import * as api from '../api/endpoints'
import { turns } from './myTurns.svelte'

vi.mock('../app/router.svelte', () => ({ here: {} }))

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('what happens in a row is followed by one request, and what comes later by another one', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { hidden: false })
  const asked = vi.spyOn(api, 'turns').mockResolvedValue([])
  for (let change = 0; change < 4; change++) turns.lookSoon()
  expect(asked).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toHaveBeenCalledTimes(1)
  turns.lookSoon()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toHaveBeenCalledTimes(2)
})
