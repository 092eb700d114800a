import { afterEach, expect, test, vi } from 'vitest'
import { drawingOf } from './findDrawing'

const drawings = { carpet: 'a carpet', vase: 'a vase' }

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

test('a kind has its own drawing', () => {
  expect(drawingOf(drawings, 'vase')).toBe('a vase')
})

test('what nobody has drawn stops who develops', () => {
  expect(() => drawingOf(drawings, 'teapot')).toThrow("nobody has drawn 'teapot'; there are carpet, vase")
  expect(() => drawingOf(drawings, 'toString')).toThrow('toString')
})

test('players never see the picture of something else', () => {
  vi.stubEnv('DEV', false)
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(drawingOf(drawings, 'teapot')).toBeUndefined()
  expect(said).toHaveBeenCalledOnce()
})
