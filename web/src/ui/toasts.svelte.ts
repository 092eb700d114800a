// Toasts, short messages beside what was pointed at, or at the edge of the page: what was refused, copied or changed.

import { Refusal } from '../api/endpoints'
import { settings } from '../app/settings.svelte'

const LASTS = 6000

class Toasts {
  current = $state.raw<{ text: string; grave: boolean; beside?: Element } | null>(null)
  #timer: ReturnType<typeof setTimeout> | undefined

  tell(text: string, grave = false): void {
    this.#show({ text, grave })
  }

  /** Says something about an element, such as why it cannot be chosen. */
  tellBeside(beside: Element, text: string): void {
    this.#show({ text, grave: false, beside })
  }

  #show(toast: NonNullable<typeof this.current>): void {
    this.current = toast
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => (this.current = null), LASTS)
  }

  dismiss(): void {
    clearTimeout(this.#timer)
    this.current = null
  }

  /** Shows an error. */
  failed(error: unknown): void {
    this.tell(reasonOf(error), true)
  }
}

/** The text of an error in the reader's language. */
export function reasonOf(error: unknown): string {
  const { words } = settings
  if (!(error instanceof Refusal)) return words.say('error-unreached')
  const key = `error-${error.key}`
  return words.say(words.has(key) ? key : 'error-bad_request', { seconds: error.seconds ?? 1 })
}

export const toasts = new Toasts()
