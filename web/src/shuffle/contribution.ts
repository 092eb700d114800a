// Adds a number to the shuffle of one table, without a click: fixed while the table waits, shown when the game is about to begin.

import * as api from '../api/endpoints'
import type { Added, View } from '../api/types'
import { digestFor, numberFor } from './storedNumbers'

/** The number of this browser. */
function mineOf(view: View): Added | undefined {
  const mine = view.players.filter(({ you }) => you).map(({ seat }) => seat)
  return view.shuffle?.numbers.find(({ seats }) => seats.some((seat) => mine.includes(seat)))
}

export class Adding {
  #fixing = false
  /** The seal for which this page has fixed a number: two browsers of one guest must not replace each other's forever. */
  #fixedUnder = ''
  readonly #shown = new Set<string>()

  constructor(
    readonly table: string,
    /** Any request whose response is the current table; a refusal is ignored. */
    readonly send: (call: () => Promise<View>) => Promise<void>,
  ) {}

  /** Does what the newest view requires. */
  heed(view: View): void {
    if (!view.shuffle || !view.players.some(({ you }) => you)) return
    if (view.shuffle.begun) this.#show(view)
    else this.#fix(view)
  }

  /** The digest to send when taking a seat. */
  digest(view: View): string | undefined {
    if (!view.shuffle) return undefined
    this.#fixedUnder = view.shuffle.seal
    return digestFor(this.table, view.shuffle.seal)
  }

  /** The number of a guest who is alone with bots and waits for nobody. */
  alone(view: View): string | undefined {
    const mine = mineOf(view)
    const others = view.players.some(({ kind, you }) => kind === 'human' && !you)
    if (!view.shuffle || !mine || others) return undefined
    return numberFor(this.table, view.shuffle.seal, mine.digest, view.shuffle.numbers) ?? undefined
  }

  #fix(view: View): void {
    const seal = view.shuffle?.seal ?? ''
    const mine = mineOf(view)
    if (this.#fixing || (mine && this.#fixedUnder === seal)) return
    const digest = this.digest(view)
    if (!digest || mine?.digest === digest) return
    this.#fixing = true
    void this.send(() => api.fixNumber(this.table, digest)).finally(() => (this.#fixing = false))
  }

  #show(view: View): void {
    const mine = mineOf(view)
    if (!view.shuffle || !mine || mine.number || this.#shown.has(mine.digest)) return
    const number = numberFor(this.table, view.shuffle.seal, mine.digest, view.shuffle.numbers)
    if (!number) return
    this.#shown.add(mine.digest)
    void this.send(() => api.showNumber(this.table, number))
  }
}
