// The guest's games as far as they are loaded: pages follow each other, and the first one is asked again now and then.

import * as api from '../api/endpoints'
import { untilAllowed } from '../api/liveTable'
import type { Card, MyGames } from '../api/types'
import { sorted } from '../lobby/front/tableCards'
import { reasonOf } from '../ui/toasts.svelte'
import { filtersIn, queryOf, type Filters } from './filters'

/** What was shown when the page was left, for the way back. */
let left: { query: string; cards: Card[]; count: number; next: string | null } | null = null

export class GameList {
  cards = $state.raw<Card[]>([])
  /** How many games fit; null before the first answer. */
  count = $state<number | null>(null)
  loading = $state(false)
  /** Why there is no list. */
  wrong = $state('')
  /** The filter itself was refused. */
  refused = $state(false)
  #next = $state<string | null>(null)
  #filters: Filters = filtersIn('')
  #asking = 0

  get more() {
    return this.#next !== null
  }

  /** Loads the first page for other filters. */
  async show(filters: Filters): Promise<void> {
    this.#filters = filters
    this.wrong = ''
    this.refused = false
    await this.#ask(null, (page) => {
      this.cards = page.games
      this.count = page.count
      this.#next = page.next
    })
  }

  /** Loads the next page. */
  async goOn(): Promise<void> {
    if (this.loading || this.#next === null) return
    await this.#ask(this.#next, (page) => {
      this.cards = joined(this.cards, page.games)
      this.#next = page.next
    })
  }

  /** Asks for the first page again: turns change, and games begin and end. */
  async refresh(): Promise<void> {
    if (this.loading || this.wrong) return
    await this.#ask(null, (page) => {
      // What was before the end of the page and is not any more has left the list.
      const last = this.cards.find((card) => card.table === page.games.at(-1)?.table)
      const behind = last ? this.cards.slice(this.cards.indexOf(last) + 1) : []
      this.count = page.count
      if (page.next === null || !last) this.#next = page.next
      this.cards = page.next === null ? page.games : sorted(joined(page.games, behind))
    })
  }

  /** The guest has removed a game from the list. */
  drop(card: Card): void {
    this.cards = this.cards.filter(({ table }) => table !== card.table)
    this.count = Math.max(0, (this.count ?? 0) - 1)
  }

  /** Keeps the list for the way back. */
  leave(): void {
    const { cards, count } = this
    left = count === null ? null : { query: queryOf(this.#filters), cards, count, next: this.#next }
  }

  /** Takes the list up as it was left, if the filters are the same. */
  resume(filters: Filters): boolean {
    if (left?.query !== queryOf(filters)) return false
    this.#filters = filters
    this.cards = left.cards
    this.count = left.count
    this.#next = left.next
    return true
  }

  async #ask(after: string | null, then: (page: MyGames) => void): Promise<void> {
    const turn = ++this.#asking
    const query = queryOf(this.#filters, after)
    this.loading = true
    try {
      const page = await untilAllowed(
        () => api.myGames(query),
        () => turn === this.#asking,
      )
      if (turn === this.#asking) then(page)
    } catch (error) {
      if (turn !== this.#asking) return
      this.wrong = reasonOf(error)
      this.refused = error instanceof api.Refusal && error.key === 'bad_request'
    } finally {
      if (turn === this.#asking) this.loading = false
    }
  }
}

/** Both lists, each game once. */
function joined(cards: readonly Card[], more: readonly Card[]): Card[] {
  return [...cards, ...more.filter(({ table }) => cards.every((card) => card.table !== table))]
}
