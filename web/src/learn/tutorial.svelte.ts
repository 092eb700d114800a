// The progress of a tutorial: the current moment, and the effect of a choice there.

import type { Moment, Scene, Thing, Tutorial } from '../api/types'
import type { Words } from '../text/words'

export class Course {
  #at = $state(0)
  /** The moments before, for going back. */
  #past = $state.raw<readonly number[]>([])
  /** A message after a choice that the step does not expect. */
  told = $state('')

  constructor(
    readonly tutorial: Tutorial,
    readonly words: () => Words,
  ) {}

  get moment(): Moment {
    const moment = this.tutorial.moments[this.#at]
    if (!moment) throw new Error(`the tutorial has no moment ${this.#at}`)
    return moment
  }

  /** Steps that are only read have no options. */
  get scene(): Scene {
    const { scene } = this.moment
    return this.asks ? scene : { ...scene, options: [], amounts: [], previews: {}, refused: {} }
  }

  get asks(): boolean {
    return Object.keys(this.moment.leads).length > 0
  }

  get isLast(): boolean {
    return !this.asks && this.moment.next === null
  }

  get canGoBack(): boolean {
    return this.#past.length > 0
  }

  /** The choices that the step expects, as text. */
  get wanted(): string {
    const [first] = Object.keys(this.moment.leads)
    return first === undefined ? '' : this.words().option(this.moment.scene, first)
  }

  /** The moment after a choice; null, with a message, if the step does not expect it. */
  follow(thing: Thing): number | undefined {
    const next = this.moment.leads[thing]
    if (next === undefined) this.nudge(thing)
    return next
  }

  /** Another thing or an empty spot was clicked: show what the step expects, and why not this. */
  nudge(thing?: Thing): void {
    if (!this.isLast) this.told = this.#kindWord(thing)
  }

  #kindWord(thing: Thing | undefined): string {
    const { scene, wanted } = this
    const words = this.words()
    if (!this.asks) return words.say('web-learn-read-on')
    if (thing && scene.options.includes(thing))
      return words.say('web-learn-not-that', { option: words.option(scene, thing), wanted })
    if (thing && thing in scene.refused)
      return words.say('web-learn-refused', { why: words.whyNot(scene, thing), wanted })
    return words.say('web-learn-not-there', { wanted })
  }

  go(to: number): void {
    this.#past = [...this.#past, this.#at]
    this.#at = to
    this.told = ''
  }

  back(): void {
    const last = this.#past.at(-1)
    if (last === undefined) return
    this.#past = this.#past.slice(0, -1)
    this.#at = last
    this.told = ''
  }

  begin(): void {
    this.#at = 0
    this.#past = []
    this.told = ''
  }
}
