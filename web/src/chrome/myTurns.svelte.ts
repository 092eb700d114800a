// The tables where it is the guest's turn, for the button to the next one.

import * as api from '../api/endpoints'
import { here } from '../app/router.svelte'
import type { MyTurn } from '../api/types'

// The polling interval; guests who subscribed also get a push.
const LOOK_AGAIN = 20_000
// All that happens at the table within this time is followed by one request.
const SOON = 1500

class Turns {
  /** The longest wait first. */
  waiting = $state.raw<readonly MyTurn[]>([])
  #planned: ReturnType<typeof setTimeout> | undefined

  /** Their number, without the current table. */
  elsewhere(table: string): number {
    return this.waiting.filter((one) => one.table !== table).length
  }

  /** Opens the next one, if there is one; the current table comes last. */
  go(table: string): void {
    const next = this.waiting.find((one) => one.table !== table)
    if (next) here.go(`/table/${next.table}`)
  }

  async look(): Promise<void> {
    if (document.hidden) return
    try {
      this.waiting = await api.turns()
    } catch {
      // The next request follows soon.
    }
  }

  lookSoon(): void {
    if (this.#planned) return
    this.#planned = setTimeout(() => {
      this.#planned = undefined
      void this.look()
    }, SOON)
  }

  /** Polls while somebody needs it; returns the function that stops it. */
  watch(): () => void {
    const look = () => void this.look()
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

export const turns = new Turns()

/** The title of a page, with the number of tables that wait for the guest. */
export function counted(title: string, count: number): string {
  return count > 0 ? `(${count}) ${title}` : title
}
