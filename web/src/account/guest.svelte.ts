// The guest: a name and tables, no account.

import * as api from '../api/endpoints'
import { untilAllowed } from '../api/liveTable'
import type { Card } from '../api/types'

class Guest {
  name = $state('')
  tables = $state.raw<Card[]>([])
  /** The session cookie exists from the first response on; no other request makes sense before it. */
  known = $state(false)

  async meet(): Promise<void> {
    const { name, tables } = await untilAllowed(api.me)
    this.name = name
    this.tables = tables
    this.known = true
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name)).name
  }
}

export const guest = new Guest()
