// Adding a number to the shuffle of one table, without a click: fixed while the table waits, shown when the game is about to begin.

import * as api from '../api/endpoints'
import type { Added, View } from '../api/types'
import { digestFor, numberFor } from './storedNumbers'

/** The number of whoever sits before this screen. */
function mineOf(view: View): Added | undefined {
  const mine = view.players.filter(({ you }) => you).map(({ seat }) => seat)
  return view.shuffle?.numbers.find(({ seats }) => seats.some((seat) => mine.includes(seat)))
}

export class Adding {
  #fixing = false
  /** The seal under which this page has fixed a number: a second browser of the same person must not be answered forever. */
  #fixedUnder = ''
  readonly #shown = new Set<string>()

  constructor(
    readonly table: string,
    /** Whatever call is answered with the table as it is then; one that is refused is none. */
    readonly send: (call: () => Promise<View>) => Promise<void>,
  ) {}

  /** Does what the newest view asks for. */
  heed(view: View): void {
    if (!view.shuffle || !view.players.some(({ you }) => you)) return
    if (view.shuffle.begun) this.#show(view)
    else this.#fix(view)
  }

  /** What fixes the number of who sits down. */
  digest(view: View): string | undefined {
    if (!view.shuffle) return undefined
    this.#fixedUnder = view.shuffle.seal
    return digestFor(this.table, view.shuffle.seal)
  }

  /** The number of who is alone with bots, and so has nobody to wait for. */
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
