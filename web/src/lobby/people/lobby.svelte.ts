// The lobby: open tables, who is here, and what the guest seeks, by polling. While the guest seeks a live game, the
// server is asked more often and from every page: that is also the sign that the guest is still there.

import * as api from '../../api/endpoints'
import { untilAllowed } from '../../api/liveTable'
import { here } from '../../app/router.svelte'
import { toasts } from '../../ui/toasts.svelte'
import type { Lobby, Seek } from '../../api/types'
import { nextLook } from './seekWords'

class LobbyState {
  page = $state.raw<Lobby | null>(null)
  /** When the page was received: the waits of seeks count on from there. */
  at = $state(0)
  #watchers = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #looking = false
  readonly #led = new Set<string>()

  get seeks(): readonly Seek[] {
    return this.page?.seeks.filter(({ table }) => table === null) ?? []
  }

  /** Polls while a page shows it; returns the function that stops it. */
  watch(): () => void {
    this.#watchers++
    void this.look()
    return () => {
      this.#watchers--
    }
  }

  /** Asks now. The next request waits for the last one, so that a server that was down is not flooded when it returns. */
  async look(): Promise<void> {
    if (this.#looking) return
    this.#looking = true
    clearTimeout(this.#timer)
    try {
      if (!document.hidden || this.#seeksLive) this.#take(await untilAllowed(api.lobby, () => this.#wanted))
    } catch (error) {
      if (this.#wanted) toasts.failed(error)
    } finally {
      this.#looking = false
      if (this.#wanted) this.#timer = setTimeout(() => void this.look(), nextLook(this.#seeksLive))
    }
  }

  /** Takes over the guest's own seek from the response to a request. */
  adopt(seek: Seek): void {
    if (!this.page) return
    const others = this.page.seeks.filter(({ game }) => game !== seek.game)
    this.#take({ ...this.page, seeks: [...others, seek] })
    void this.look()
  }

  async end(game: string): Promise<void> {
    const { table } = await api.endSeek(game)
    if (this.page) this.page = { ...this.page, seeks: this.page.seeks.filter((seek) => seek.game !== game) }
    if (table) this.#go(table)
  }

  get #seeksLive(): boolean {
    return this.seeks.some(({ pace }) => pace === 'live')
  }

  get #wanted(): boolean {
    return this.#watchers > 0 || this.#seeksLive
  }

  #take(page: Lobby): void {
    this.page = page
    this.at = Date.now()
    const found = page.seeks.find(({ table }) => table !== null && !this.#led.has(table))
    if (!found?.table) return
    // The server forgets where the page was led; if it does not hear this, it forgets it after a while.
    void api.endSeek(found.game).catch(() => {})
    this.page = { ...page, seeks: page.seeks.filter((seek) => seek !== found) }
    this.#go(found.table)
  }

  #go(table: string): void {
    if (this.#led.has(table)) return
    this.#led.add(table)
    here.go(`/table/${table}`)
  }
}

export const lobby = new LobbyState()
