// Makes the sounds with the browser's oscillators, so that no file is loaded.

import type { Sound } from './soundsOf'

let context: AudioContext | undefined
let noise: AudioBuffer | undefined
let silence: ReturnType<typeof setTimeout> | undefined
/** A running context takes processor time even if nothing is heard; so it stops this long after a sound, in milliseconds. */
const STOPS_AFTER = 3000

export function make(sound: Sound, volume: number): void {
  const running = (context ??= newContext())
  if (running.state !== 'running') void running.resume()
  clearTimeout(silence)
  silence = setTimeout(() => void running.suspend(), STOPS_AFTER)
  const master = running.createGain()
  // The ear hears twice as loud what is four times as strong.
  master.gain.value = (volume / 100) ** 2
  master.connect(running.destination)
  MADE[sound](running, master, running.currentTime + 0.01)
}

/** Some browsers let a sound begin only while the person touches the page. */
function newContext(): AudioContext {
  const made = new AudioContext()
  const resume = () => void made.resume()
  if (made.state !== 'running') addEventListener('pointerdown', resume, { once: true })
  return made
}

type Making = (context: AudioContext, out: AudioNode, at: number) => void

const MADE: Record<Sound, Making> = {
  /** Paper slides over a table. */
  card: (context, out, at) => rustle(context, out, at, { from: 3200, to: 1300, loud: 0.55, lasts: 0.11 }),
  /** A small piece is set down. */
  wood: knock,
  coin: (context, out, at) => {
    tone(context, out, at, { pitch: 2637, loud: 0.2, lasts: 0.18 })
    tone(context, out, at + 0.05, { pitch: 3520, loud: 0.16, lasts: 0.3 })
  },
  /** Two dice come to rest. */
  dice: (context, out, at) => {
    for (const [number, delay] of [0, 0.07, 0.12, 0.21, 0.26, 0.35].entries())
      rustle(context, out, at + delay, { from: 2100 - 150 * number, to: 1500, loud: 0.9 - 0.1 * number, lasts: 0.04 })
  },
  /** A small bell. */
  turn: (context, out, at) => {
    tone(context, out, at, { pitch: 587, loud: 0.6, lasts: 0.55, type: 'triangle' })
    tone(context, out, at + 0.14, { pitch: 880, loud: 0.6, lasts: 0.55, type: 'triangle' })
  },
}

function knock(context: AudioContext, out: AudioNode, at: number): void {
  tone(context, out, at, { pitch: 210, loud: 0.9, lasts: 0.09 })
  rustle(context, out, at, { from: 1100, to: 700, loud: 0.5, lasts: 0.03 })
}

interface Tone {
  pitch: number
  loud: number
  /** In seconds. */
  lasts: number
  type?: OscillatorType
}

function tone(context: AudioContext, out: AudioNode, at: number, { pitch, loud, lasts, type = 'sine' }: Tone): void {
  const source = context.createOscillator()
  source.type = type
  source.frequency.value = pitch
  source.connect(fading(context, at, loud, lasts)).connect(out)
  source.start(at)
  source.stop(at + lasts)
}

interface Rustle {
  /** The pitch in the middle of the noise, at its begin and at its end. */
  from: number
  to: number
  loud: number
  lasts: number
}

function rustle(context: AudioContext, out: AudioNode, at: number, { from, to, loud, lasts }: Rustle): void {
  const source = context.createBufferSource()
  source.buffer = noise ??= whiteNoise(context)
  const band = context.createBiquadFilter()
  band.type = 'bandpass'
  band.frequency.setValueAtTime(from, at)
  band.frequency.exponentialRampToValueAtTime(to, at + lasts)
  source
    .connect(band)
    .connect(fading(context, at, loud, lasts))
    .connect(out)
  source.start(at)
  source.stop(at + lasts)
}

function fading(context: AudioContext, at: number, loud: number, lasts: number): GainNode {
  const node = context.createGain()
  node.gain.setValueAtTime(0.0001, at)
  node.gain.exponentialRampToValueAtTime(loud, at + 0.006)
  node.gain.exponentialRampToValueAtTime(0.0001, at + lasts)
  return node
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1
  return buffer
}
