// The tables where it is my turn, so that one can go from one to the next.

import * as api from '../api/endpoints'
import { here } from '../app/router.svelte'
import type { MyTurn } from '../api/types'

// Often enough for who goes from table to table; a push comes by itself where it was asked for.
const LOOK_AGAIN = 20_000

class Turns {
  /** Those that have waited longest first. */
  waiting = $state.raw<readonly MyTurn[]>([])

  /** How many there are beside the one that is looked at. */
  elsewhere(table: string): number {
    return this.waiting.filter((one) => one.table !== table).length
  }

  /** To the next one, if there is one; the one that is looked at comes last. */
  go(table: string): void {
    const next = this.waiting.find((one) => one.table !== table)
    if (next) here.go(`/table/${next.table}`)
  }

  async look(): Promise<void> {
    if (document.hidden) return
    try {
      this.waiting = await api.turns()
    } catch {
      // It is looked up again soon.
    }
  }

  /** Look as long as somebody wants to know; the end of it is returned. */
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

/** The title of a page, with how many tables wait for me. */
export function counted(title: string, count: number): string {
  return count > 0 ? `(${count}) ${title}` : title
}
