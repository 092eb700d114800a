// The card that somebody looks at closely: shown large, with what it does in words.

import type { Piece } from '$client/api/types'
import { getContext, setContext } from 'svelte'

export class Reading {
  #card = $state.raw<{ sort: string; piece: Piece } | null>(null)

  get card(): { sort: string; piece: Piece } | null {
    return this.#card
  }

  look(sort: string, piece: Piece): void {
    this.#card = { sort, piece }
  }

  /** Another card may be looked at already. */
  leave(piece: Piece): void {
    if (this.#card?.piece.kind === piece.kind) this.#card = null
  }
}

const KEY = Symbol('reading')
export const provideReading = (): Reading => setContext(KEY, new Reading())
export const useReading = (): Reading | undefined => getContext<Reading | undefined>(KEY)
