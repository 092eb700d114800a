// Opens a private copy and leads the page there.

import { here } from '../app/router.svelte'
import { toasts } from '../ui/toasts.svelte'
import { tryOut } from './trials'

export async function openTrial(table: string): Promise<void> {
  try {
    here.go(await tryOut(table))
  } catch (error) {
    toasts.failed(error)
  }
}
