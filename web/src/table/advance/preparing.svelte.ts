// Preparing moves while others think: they are chosen on the imagined turn of the own seat, and stored one by one.

import * as api from '../../api/endpoints'
import { pointings } from '../prompt/confirming/asking'
import { prepareMoves, type Insisting } from './inAdvance'
import type { ImaginedTurn, InAdvance, Scene, Thing, View } from '../../api/types'

export class Preparing {
  /** The imagined turn after all prepared moves; null while it is being fetched. */
  turn = $state.raw<ImaginedTurn | null>(null)
  /** The prepared moves contradict the table by now. */
  impossible = $state(false)
  busy = $state(false)
  #wanted = $state(false)

  constructor(
    readonly session: Insisting,
    /** The view on the screen. */
    readonly view: () => View | null,
    readonly failed: (error: unknown) => void,
  ) {}

  get inAdvance(): InAdvance | null {
    return this.view()?.in_advance ?? null
  }

  /** Others think, so something can be prepared. */
  get possible(): boolean {
    const view = this.view()
    return !!view?.in_advance && !!view.scene && view.scene.turn !== view.viewer
  }

  get open(): boolean {
    return this.#wanted && this.possible
  }

  /** The scene to choose on; null if nobody knows what comes next. */
  get scene(): Scene | null {
    return this.open ? (this.turn?.scene ?? null) : null
  }

  begin = (): void => {
    this.turn = null
    this.#wanted = true
  }

  close = (): void => {
    this.#wanted = false
  }

  /** Fetches the imagined turn for the table as it is now. */
  look = async (): Promise<void> => {
    const { inAdvance } = this
    if (!inAdvance || !this.possible) return
    const moves = inAdvance.prepared.map(({ things }) => things)
    try {
      this.turn = await api.imagine(this.session.table, { seat: inAdvance.seat, moves })
      this.impossible = false
    } catch (error) {
      this.turn = null
      const refused = error instanceof api.Refusal && error.key === 'illegal'
      // With nothing prepared it is one's own turn by now, which the screen shows a moment later.
      if (refused && moves.length === 0) this.close()
      this.impossible = refused && moves.length > 0
      if (!this.impossible) this.failed(error)
    }
  }

  /** Adds a move: a thing with the answers that the rules suggest, or with these. */
  point = async (thing: Thing, ...then: Thing[]): Promise<void> => {
    if (!this.scene?.options.includes(thing)) return
    const planned = this.turn?.plans[thing]
    await this.#prepare([...this.#things, then.length > 0 || !planned ? [thing, ...then] : pointings(planned)])
  }

  /** Removes the last move. */
  back = (): Promise<void> => this.#prepare(this.#things.slice(0, -1))

  drop = (): Promise<void> => this.#prepare([])

  get #things(): Thing[][] {
    return (this.inAdvance?.prepared ?? []).map(({ things }) => things)
  }

  async #prepare(moves: Thing[][]): Promise<void> {
    const { inAdvance } = this
    if (!inAdvance || this.busy) return
    this.busy = true
    await prepareMoves(this.session, inAdvance, moves)
    this.busy = false
  }
}
