// Log and chat as tabs on narrow screens: the open one, and the number of new lines in each.

import { innerWidth } from 'svelte/reactivity/window'
import type { Seat, View } from '../../api/types'
import { isLogBeside } from '../../app/games'
import { freshLines } from '../chat/chatLines'

export const tabNames = ['log', 'chat'] as const
export type Tab = (typeof tabNames)[number]

export class Tabs {
  open = $state<Tab | null>(null)
  #seen = $state<Record<Tab, number> | null>(null)

  /** Updates the lines that were seen. Lines from before the table was opened, or in the open tab, are not new. */
  look(view: View): void {
    const now = { log: view.entries.length, chat: view.chat.at(-1)?.n ?? 0 }
    if (!this.#seen) this.#seen = now
    else if (this.open && this.#seen[this.open] !== now[this.open])
      this.#seen = { ...this.#seen, [this.open]: now[this.open] }
  }

  /** Both lie beside the board and need no tab. */
  isBeside(view: View): boolean {
    return isLogBeside(view.game, view.players.length, innerWidth.current ?? 0)
  }

  toggle(tab: Tab): void {
    this.open = this.open === tab ? null : tab
  }

  /** The number of new lines. */
  fresh(tab: Tab, view: View, mine: readonly Seat[]): number {
    if (!this.#seen) return 0
    const others = (seat: Seat | null | undefined) => !seat || !mine.includes(seat)
    const { log, chat } = this.#seen
    return tab === 'log'
      ? view.entries.slice(log).filter(({ seat }) => seat && seat !== 'chance' && others(seat)).length
      : freshLines(view, chat, mine)
  }
}
