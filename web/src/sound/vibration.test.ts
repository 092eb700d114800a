import { afterEach, expect, test, vi } from 'vitest'
import { canVibrate, vibrate } from './vibration'

afterEach(() => vi.unstubAllGlobals())

function device({ coarse = true, touched = true, able = true } = {}) {
  const pulse = vi.fn()
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched }, ...(able ? { vibrate: pulse } : {}) })
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }))
  return pulse
}

test('a phone that was touched vibrates', () => {
  const pulse = device()
  vibrate()
  expect(canVibrate()).toBe(true)
  expect(pulse).toHaveBeenCalledOnce()
})

test.each([{ coarse: false }, { touched: false }, { able: false }])('with %o nothing vibrates', (without) => {
  const pulse = device(without)
  vibrate()
  expect(pulse).not.toHaveBeenCalled()
})
