// Opening a table: an answer that was lost on the way is asked for again, and it is the same table.

import * as api from './endpoints'
import { untilAnswered } from './liveTable'
import type { TableAddress, TableWish } from './types'

const MOST_ATTEMPTS = 4

/** A new table; its address in the client. */
export function openTable(wish: TableWish): Promise<string> {
  const body = { ...wish, command_id: api.freshId() }
  return addressOf(() => api.newTable(body))
}

/** The table for another game with the same people; everybody who asks gets the same one. */
export function openRematch(table: string): Promise<string> {
  return addressOf(() => api.rematch(table))
}

async function addressOf(call: () => Promise<TableAddress>): Promise<string> {
  let attempts = 0
  const { table } = await untilAnswered(call, () => ++attempts < MOST_ATTEMPTS)
  return `/table/${table}`
}
