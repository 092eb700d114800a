// The ratings of the people at one table: requested when they are shown, and again when somebody sits down or the game ends.

import * as api from '../api/endpoints'
import type { Rating, Seat, TableRatings, Uncounted, View } from '../api/types'

const NOTHING: TableRatings = { ratings: {}, uncounted: null }

export class SeatRatings {
  #found = $state.raw<TableRatings>(NOTHING)
  /** The key of the last request: only its response counts. */
  #asked = ''

  /** Requests them again if the table has changed since the last request. */
  look(view: View): void {
    const people = view.players.map(({ kind, name }) => `${kind} ${name ?? ''}`)
    const asking = view.rated ? [view.table, view.state, ...people].join('\n') : ''
    if (asking === this.#asked) return
    this.#asked = asking
    if (!asking) this.#found = NOTHING
    else void this.#ask(view.table, asking)
  }

  async #ask(table: string, asking: string): Promise<void> {
    try {
      const found = await api.tableRatings(table)
      if (this.#asked === asking) this.#found = found
    } catch {
      // The game works without them; the next change requests them again.
      if (this.#asked === asking) this.#asked = ''
    }
  }

  of(seat: Seat): Rating | undefined {
    return this.#found.ratings[seat]
  }

  get uncounted(): Uncounted | null {
    return this.#found.uncounted
  }
}
