// Opening a table: a request without a response is repeated, and the server returns the same table.

import * as api from './endpoints'
import { untilAnswered } from './liveTable'
import type { TableAddress, TableWish } from './types'

const MOST_ATTEMPTS = 4

/** Opens a table. Returns its address in the client. */
export function openTable(wish: TableWish): Promise<string> {
  const body = { ...wish, command_id: api.freshId() }
  return addressOf(() => api.newTable(body))
}

/** The table of a rematch with the same people; everybody who requests it gets the same one. */
export function openRematch(table: string): Promise<string> {
  return addressOf(() => api.rematch(table))
}

/** The address in the client of a table that a request opens. */
export async function addressOf(call: () => Promise<TableAddress>): Promise<string> {
  let attempts = 0
  const { table } = await untilAnswered(call, () => ++attempts < MOST_ATTEMPTS)
  return `/table/${table}`
}
