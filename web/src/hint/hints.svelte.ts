// The hint for the current question: it is asked for, one of its turns is open, and it ends once a move is sent.

import * as api from '../api/endpoints'
import type { Advice, View } from '../api/types'
import { toasts } from '../ui/toasts.svelte'

export class Hints {
  /** A hint is being computed. */
  thinking = $state(false)
  /** Which of the turns is drawn on the board. */
  open = $state(0)
  #found = $state.raw<{ best: readonly Advice[]; seq: number } | null>(null)
  /** How often it was closed: an answer to what was asked before is too late. */
  #closed = 0

  constructor(
    readonly table: string,
    readonly view: () => View | null,
  ) {}

  /** The turns for the current question, the best first; none if nobody has asked. */
  get best(): readonly Advice[] {
    return this.#found && this.#found.seq === this.view()?.seq ? this.#found.best : []
  }

  get advice(): Advice | undefined {
    return this.best[this.open]
  }

  /** A second request closes it. */
  async ask(): Promise<void> {
    const seq = this.view()?.seq
    if (this.best.length > 0) return this.close()
    if (this.thinking || seq === undefined) return
    this.thinking = true
    const closed = this.#closed
    try {
      const { best } = await api.hint(this.table)
      if (closed !== this.#closed) return
      this.open = 0
      this.#found = { best, seq }
    } catch (error) {
      toasts.failed(error)
    } finally {
      this.thinking = false
    }
  }

  /** The question may stay on the screen while its answer is shown. */
  close(): void {
    this.#closed++
    this.#found = null
  }
}
