// The real table behind a try-out. Its page stays connected to it, so nobody there takes the player for absent.

import { Live, type Listener } from '../api/liveTable'
import type { View } from '../api/types'
import { noteArrival } from '../clock/countdown'

export class RealTable implements Listener {
  view = $state.raw<View | null>(null)
  lost = $state(false)
  readonly #live: Live

  constructor(table: string) {
    this.#live = new Live(table, this)
    this.#live.open().catch(() => (this.lost = true))
  }

  close(): void {
    this.#live.close()
  }

  changed(view: View): void {
    noteArrival(view.clock)
    this.view = view
  }

  gone(): void {
    this.lost = true
  }

  connected(): void {
    // The page itself says whether it is connected.
  }

  busy(): void {
    // No command is sent from here.
  }

  refused(): void {
    // No command is sent from here.
  }

  guestChanged(): void {
    // The session of the copy heeds it.
  }
}
