// Reloads a page with a missing file as soon as the server responds.

import * as api from '../api/endpoints'
import { untilAllowed } from '../api/liveTable'

const LAST = 'higaki.reloaded'
// A file that the browser blocks must not cause endless reloads.
const LEAST_BETWEEN = 10_000

let waiting = false

export async function reloadWhenServed(): Promise<void> {
  const since = Date.now() - Number(sessionStorage.getItem(LAST) ?? 0)
  if (waiting || since < LEAST_BETWEEN) return
  waiting = true
  await untilAllowed(api.me)
  sessionStorage.setItem(LAST, String(Date.now()))
  location.reload()
}
