import { afterEach, expect, test, vi } from 'vitest'
import type { Sound } from './soundsOf'

const SOUNDS: Sound[] = ['card', 'wood', 'coin', 'dice', 'turn']

/** Counts what is started, and keeps the loudness. */
class FakeContext {
  static made = 0
  static started = 0
  static loudness: number[] = []
  readonly state = 'running'
  readonly currentTime = 0
  readonly sampleRate = 8
  readonly destination = {}
  constructor() {
    FakeContext.made += 1
  }
  #node(more: object = {}) {
    const value = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
    const node = { connect: (next: object) => next, frequency: { ...value }, gain: { ...value }, ...more }
    return node
  }
  #source() {
    return this.#node({ start: () => (FakeContext.started += 1), stop: () => undefined })
  }
  createOscillator = () => this.#source()
  createBufferSource = () => this.#source()
  createBiquadFilter = () => this.#node()
  createBuffer = () => ({ getChannelData: () => new Float32Array(4) })
  createGain = () => {
    const node = this.#node()
    const { gain } = node
    Object.defineProperty(gain, 'value', { set: (loud: number) => FakeContext.loudness.push(loud) })
    return node
  }
}

afterEach(() => vi.unstubAllGlobals())

test('every sound is made, by one audio context, and half the volume is a quarter of the strength', async () => {
  vi.stubGlobal('AudioContext', FakeContext)
  vi.resetModules()
  const { make } = await import('./synthesiser')
  expect(FakeContext.made).toBe(0)
  for (const sound of SOUNDS) {
    const before = FakeContext.started
    make(sound, 50)
    expect(FakeContext.started, sound).toBeGreaterThan(before)
  }
  expect(FakeContext.made).toBe(1)
  expect(new Set(FakeContext.loudness)).toEqual(new Set([0.25]))
})
