// Log and chat where there is no room to have them beside the board: which of them is open, and what is new in them since it was.

import type { Seat, View } from '../../api/types'

export const tabNames = ['log', 'chat'] as const
export type Tab = (typeof tabNames)[number]

export class Tabs {
  open = $state<Tab | null>(null)
  #seen = $state<Record<Tab, number> | null>(null)

  /** Takes note of what is in sight. What was there when the table was opened is not new, nor is what is just being read. */
  look(view: View): void {
    const now = { log: view.entries.length, chat: view.chat.at(-1)?.n ?? 0 }
    if (!this.#seen) this.#seen = now
    else if (this.open && this.#seen[this.open] !== now[this.open])
      this.#seen = { ...this.#seen, [this.open]: now[this.open] }
  }

  toggle(tab: Tab): void {
    this.open = this.open === tab ? null : tab
  }

  /** How much the others have done or said since. */
  fresh(tab: Tab, view: View, mine: readonly Seat[]): number {
    if (!this.#seen) return 0
    const others = (seat: Seat | null | undefined) => !seat || !mine.includes(seat)
    const { log, chat } = this.#seen
    return tab === 'log'
      ? view.entries.slice(log).filter(({ seat }) => seat && seat !== 'chance' && others(seat)).length
      : view.chat.filter(({ n, seat }) => n > chat && others(seat)).length
  }
}
