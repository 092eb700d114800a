import { expect, test, vi } from 'vitest'
import * as api from '../api/endpoints'
import type { Advice, View } from '../api/types'
import { Hints } from './hints.svelte'

vi.mock('../ui/toasts.svelte', () => ({ toasts: {} }))

test('a hint that comes after the answer was sent is not shown', async () => {
  let arrive: (found: { best: Advice[] }) => void = () => undefined
  vi.spyOn(api, 'hint').mockReturnValue(new Promise((resolve) => (arrive = resolve)))
  // While an answer is shown, its question is still the newest.
  const asked = new Hints('table', () => ({ seq: 7 }) as View)
  const asking = asked.ask()
  asked.close()
  arrive({ best: [{ moves: [] } as unknown as Advice] })
  await asking
  vi.restoreAllMocks()
  expect(asked.advice).toBeUndefined()
  expect(asked.thinking).toBe(false)
})
