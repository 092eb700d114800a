import { afterEach, expect, test, vi } from 'vitest'
import type { Sound } from './soundsOf'

const SOUNDS: Sound[] = ['card', 'wood', 'coin', 'dice', 'turn']

/** Counts what is started, and keeps the loudness. */
class FakeContext {
  static made = 0
  static started = 0
  static loudness: number[] = []
  static latest: FakeContext
  state = 'running'
  readonly currentTime = 0
  readonly sampleRate = 8
  readonly destination = {}
  constructor() {
    FakeContext.made += 1
    FakeContext.latest = this
  }
  resume = () => (this.state = 'running')
  suspend = () => (this.state = 'suspended')
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

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

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

test('the audio context stops when nothing has been heard for a while, and runs again with the next sound', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('AudioContext', FakeContext)
  vi.resetModules()
  const { make } = await import('./synthesiser')
  make('card', 50)
  vi.advanceTimersByTime(2000)
  make('wood', 50)
  vi.advanceTimersByTime(2000)
  expect(FakeContext.latest.state).toBe('running')
  vi.advanceTimersByTime(1000)
  expect(FakeContext.latest.state).toBe('suspended')
  make('coin', 50)
  expect(FakeContext.latest.state).toBe('running')
})
