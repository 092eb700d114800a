import { tick } from 'svelte'
import type { Session } from '../session.svelte'

/** Something else after all: what was about to be decided is dropped, and the focus is back where it began. */
export async function rather(session: Session): Promise<void> {
  const { first } = session.draft
  session.draft.drop()
  await tick()
  if (first) document.querySelector<HTMLElement>(`[data-option="${first}"], [data-thing="${first}"]`)?.focus()
}
