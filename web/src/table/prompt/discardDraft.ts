import { tick } from 'svelte'
import type { Session } from '../session.svelte'

/** Cancels the draft; the focus returns to where it began. */
export async function rather(session: Session): Promise<void> {
  const { first } = session.draft
  session.draft.drop()
  await tick()
  if (first) document.querySelector<HTMLElement>(`[data-option="${first}"], [data-thing="${first}"]`)?.focus()
}
