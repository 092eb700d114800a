// Playback: shows events in order on the old board, until the board is the current one.

import { tick } from 'svelte'
import { gameSounds } from '../app/games'
import { prefersStillness } from '../ui/reducedMotion'
import type { Entry, Scene, Seat, Told } from '../api/types'
import { applied, printingsOf } from './applyEvent'
import { beatsOf, runsOf, type Motion } from './beats'
import { gesturesOf, type Cutting, type Gesture } from './gestures'
import { offscreenFaces } from './offscreenFaces'
import { Run } from './flights'
import { SLOWNESS, timed, type Audience, type Timed } from './timing'
import { soundPlayer } from '../sound/browserSounds'
import { soundsOf, type Sound } from '../sound/soundsOf'
import { Snapshot } from './snapshot'
import { withoutOptions } from './sceneWithoutOptions'

/** The events to show, and the viewer. */
export interface PlaybackOptions extends Omit<Audience, 'lengthOf' | 'spent'>, Omit<Cutting, 'scene'> {
  frame: HTMLElement
  from: Scene
  /** How it lay afterwards, and at the moments between that were seen: they tell what is printed on the pieces. */
  to: readonly Scene[]
  entries: readonly Entry[]
  /** How long the rest of the first turn was waited for, in milliseconds. */
  waited: number
  /** The table during playback, and the current decision with the events shown so far. */
  draw: (scene: Scene, entry: Entry) => void
  /** What happened in a gesture, in words. */
  say: (lines: readonly Told[]) => string
}

// Keys that move the focus do not skip the playback.
const ELSEWHERE = 'aside, header, dialog, a, input, select, textarea, [data-keeps-show]'

/** Wood is heard when it is set down, everything else when it starts to move. */
const isSetDown = (sound: Sound) => sound === 'wood'

/** An entry is in the log only after it was shown. */
function toldUpTo({ entry, lines }: Gesture): Entry {
  const last = entry.events.findLastIndex((event) => lines.includes(event as Told))
  return { ...entry, events: entry.events.slice(0, last + 1) }
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
  /** How long the last show was meant to take, in milliseconds, whether it was skipped or not. */
  planned = 0
  #skipped = false
  #wake: () => void = () => undefined
  #flying: Animation[] = []
  /** The turn that was seen last, for how long at the normal pace, and with which decision it would go on. */
  #seen: { seat: Seat | null; next: number; time: number } = { seat: null, next: 0, time: 0 }

  /** Plays to the end, or until the person skips it; the caller then shows the current view. Returns whether it was complete. */
  async play(options: PlaybackOptions): Promise<boolean> {
    this.planned = 0
    if (options.pace === 'off' || prefersStillness() || document.hidden) return true
    const gestures = gesturesOf(beatsOf(options.entries), { ...options, scene: options.from })
    const lengthOf = (lines: readonly Told[]) => options.say(lines).length
    const spent = this.#seenOf(gestures[0], options.entries) + options.waited / SLOWNESS[options.pace]
    const plan = timed(gestures, { ...options, lengthOf, spent })
    this.#noteSeen(plan, options, spent)
    // What was done by hand is not shown again, but heard.
    const done = plan.filter(({ gesture, passed }) => passed && gesture.byHand)
    this.#sound(
      options,
      done.flatMap(({ gesture }) => gesture.motions),
    )
    if (plan.every(({ passed }) => passed)) return true
    this.planned = plan.reduce((sum, { passed, lasts }) => sum + (passed ? 0 : lasts), 0)
    this.#begin()
    try {
      await this.#perform(options, plan)
    } finally {
      this.#end(options.frame)
    }
    return !this.#skipped
  }

  /** A turn that is told in several parts, because a bot had to think, is not seen for longer than one that is not. */
  #seenOf(first: Gesture | undefined, entries: readonly Entry[]): number {
    const { seat, next, time } = this.#seen
    return first?.seat === seat && entries[0]?.number === next ? time : 0
  }

  #noteSeen(plan: readonly Timed[], { entries, pace }: PlaybackOptions, before: number): void {
    const seat = plan.at(-1)?.gesture.seat ?? null
    const begin = plan.findLastIndex(({ gesture }) => gesture.seat !== seat) + 1
    const time = plan.slice(begin).reduce((sum, { lasts }) => sum + lasts / SLOWNESS[pace], begin === 0 ? before : 0)
    this.#seen = { seat, next: (entries.at(-1)?.number ?? 0) + 1, time }
  }

  /** Enough seen. */
  skip = (): void => {
    this.#skipped = true
    for (const animation of this.#flying) animation.finish()
    this.#wake()
  }

  async #perform(options: PlaybackOptions, plan: readonly Timed[]): Promise<void> {
    const printings = printingsOf(options.from, ...options.to)
    const after = (scene: Scene, motions: readonly Motion[]) =>
      motions.reduce((now, motion) => applied(now, motion, printings), scene)
    const face = offscreenFaces(options.from.game, printings)
    let scene = withoutOptions(options.from)
    for (const { gesture, slowness, lasts, passed } of plan) {
      if (this.#skipped) return
      if (passed) {
        scene = after(scene, gesture.motions)
        continue
      }
      const ends = performance.now() + lasts
      if (gesture.seat && gesture.seat !== 'chance') scene = { ...scene, turn: gesture.seat }
      this.acting = gesture.seat
      const told = toldUpTo(gesture)
      if (gesture.lines.length > 0) this.caption = options.say(gesture.lines)
      options.draw(scene, told)
      await tick()
      // For who wants to know from outside where the show is.
      options.frame.setAttribute('data-beat', gesture.lines.map(({ what }) => what).join(' ') || 'moved')
      const banner = gesture.moment ? hoist(options.frame, this.caption) : null
      for (const motions of runsOf(gesture.motions)) {
        if (this.#skipped) return
        // Where drawing takes longer than planned, the rest is not waited for.
        const run = performance.now() < ends ? new Run(options.frame, motions, face) : null
        scene = after(scene, motions)
        options.draw(scene, told)
        await tick()
        if (!run) continue
        this.#sound(options, motions, (sound) => !isSetDown(sound))
        await this.#fly(options.frame, run, slowness)
        if (!this.#skipped) this.#sound(options, motions, isSetDown)
      }
      await this.#pause(ends - performance.now())
      banner?.remove()
    }
  }

  #sound({ frame, from }: PlaybackOptions, motions: readonly Motion[], when = (_: Sound) => true): void {
    if (motions.length === 0) return
    const sounds = () => soundsOf(motions, gameSounds(from.game), new Snapshot(frame).visible()).filter(when)
    soundPlayer.play(sounds).catch((error: unknown) => console.error(error))
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
    if (document.querySelector('dialog[open]')) return
    // The space bar presses what has the focus; elsewhere it would scroll the page.
    const presses = event.target instanceof Element && event.target.closest(`button, [role=button], ${ELSEWHERE}`)
    if (event.key === ' ' && !presses) event.preventDefault()
    else if (event.key !== 'Escape') return
    this.skip()
  }
}
