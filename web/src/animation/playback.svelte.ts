// Playback: shows events in order on the old board, until the board is the current one.

import { tick } from 'svelte'
import { prefersStillness } from '../ui/reducedMotion'
import type { Entry, Scene, Seat, Told } from '../api/types'
import { actingSeat } from '../table/log/highlights'
import { applied, printingsOf } from './applyEvent'
import { beatsOf, runsOf, type Beat, type Motion } from './beats'
import { offscreenFaces } from './offscreenFaces'
import { Run } from './flights'
import { timed, type Audience, type Timed } from './timing'
import { withoutOptions } from './sceneWithoutOptions'

/** The events to show, and the viewer. */
export interface PlaybackOptions extends Omit<Audience, 'lengthOf'> {
  frame: HTMLElement
  from: Scene
  to: Scene
  entries: readonly Entry[]
  /** The table during playback, and the current decision with the events shown so far. */
  draw: (scene: Scene, entry: Entry) => void
  say: (line: Told) => string
}

// Keys that move the focus do not skip the playback.
const ELSEWHERE = 'aside, header, dialog, a, input, select, textarea, [data-keeps-show]'

/** An entry is in the log only after it was shown. */
function toldUpTo({ entry, line }: Beat): Entry {
  return { ...entry, events: line ? entry.events.slice(0, entry.events.indexOf(line) + 1) : [] }
}

/** The banner of an important event over the board. Screen readers get it with the log. */
function hoist(frame: HTMLElement, text: string): HTMLElement {
  const banner = document.createElement('p')
  banner.className = 'flying-banner'
  banner.setAttribute('aria-hidden', 'true')
  banner.textContent = text
  frame.append(banner)
  return banner
}

export class Playback {
  running = $state(false)
  /** The line of the log that is being shown. */
  caption = $state('')
  /** The seat of the decision that is being shown. */
  acting = $state<Seat | null>(null)
  #skipped = false
  #wake: () => void = () => undefined
  #flying: Animation[] = []

  /** Plays to the end, or until the person skips it; the caller then shows the current view. Returns whether it was complete. */
  async play(options: PlaybackOptions): Promise<boolean> {
    const beats = beatsOf(options.entries)
    if (options.pace === 'off' || prefersStillness() || document.hidden || beats.length === 0) return true
    const plan = timed(beats, { ...options, lengthOf: ({ line }) => (line ? options.say(line).length : 0) })
    this.#begin()
    try {
      await this.#perform(options, plan)
    } finally {
      this.#end(options.frame)
    }
    return !this.#skipped
  }

  /** Skips the rest. */
  skip = (): void => {
    this.#skipped = true
    for (const animation of this.#flying) animation.finish()
    this.#wake()
  }

  async #perform(options: PlaybackOptions, plan: readonly Timed[]): Promise<void> {
    const printings = printingsOf(options.from, options.to)
    const after = (scene: Scene, motions: readonly Motion[]) =>
      motions.reduce((now, motion) => applied(now, motion, printings), scene)
    const face = offscreenFaces(options.from.game, printings)
    let scene = withoutOptions(options.from)
    for (const { beat, slowness, lasts, passed } of plan) {
      if (this.#skipped) return
      if (passed) {
        scene = after(scene, beat.motions)
        continue
      }
      const begun = performance.now()
      const { seat } = beat.entry
      if (seat && seat !== 'chance') scene = { ...scene, turn: seat }
      this.acting = actingSeat(beat.entry, this.acting)
      const told = toldUpTo(beat)
      if (beat.line) this.caption = options.say(beat.line)
      options.draw(scene, told)
      await tick()
      // The state of the playback, for tests.
      options.frame.setAttribute('data-beat', beat.line?.what ?? 'moved')
      const banner = beat.line && options.moments.includes(beat.line.what) ? hoist(options.frame, this.caption) : null
      for (const motions of runsOf(beat.motions)) {
        if (this.#skipped) return
        const run = new Run(options.frame, motions, face)
        scene = after(scene, motions)
        options.draw(scene, told)
        await tick()
        await this.#fly(options.frame, run, slowness)
      }
      await this.#pause(lasts - (performance.now() - begun))
      banner?.remove()
    }
  }

  async #fly(frame: HTMLElement, run: Run, slowness: number): Promise<void> {
    const air = document.createElement('div')
    air.className = 'flying'
    air.setAttribute('aria-hidden', 'true')
    frame.append(air)
    this.#flying = run.launch(air, slowness)
    const landed = Promise.allSettled(this.#flying.map((animation) => animation.finished))
    // A lost animation event of the browser must not block the table.
    const longest = Math.max(0, ...this.#flying.map((one) => Number(one.effect?.getComputedTiming().endTime ?? 0)))
    await Promise.race([landed, this.#pause(longest + 400)])
    air.remove()
    this.#flying = []
  }

  #pause(milliseconds: number): Promise<void> {
    if (milliseconds <= 0 || this.#skipped) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  #begin(): void {
    this.#skipped = false
    this.running = true
    this.caption = ''
    addEventListener('click', this.#clicked)
    addEventListener('keydown', this.#pressed)
    // A hidden page draws nothing, so animations would never end.
    document.addEventListener('visibilitychange', this.skip)
  }

  #end(frame: HTMLElement): void {
    removeEventListener('click', this.#clicked)
    removeEventListener('keydown', this.#pressed)
    document.removeEventListener('visibilitychange', this.skip)
    frame.removeAttribute('data-beat')
    for (const left of frame.querySelectorAll('.flying, .flying-banner')) left.remove()
    this.running = false
    this.caption = ''
    this.acting = null
  }

  #clicked = (event: MouseEvent): void => {
    if (!(event.target instanceof Element) || !event.target.closest(ELSEWHERE)) this.skip()
  }

  #pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) this.skip()
  }
}
