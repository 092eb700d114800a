// Single-key shortcuts at the table. Only while nobody is typing and no dialog is open.

import { optionOf } from './prompt/optionKeys'

export interface Keys {
  /** Chooses an option, counted from 0. */
  choose(at: number): void
  undo(): void
  hint(): void
  help(): void
  /** Opens what is decided in advance. */
  advance(): void
  list(): void
  /** Opens the next table where it is the player's turn. */
  next(): void
  /** Declines, now and for the rest of the round. */
  rest(): void
  /** Cancels. */
  escape(): void
  /** Moves the focus among all options. */
  step(by: 1 | -1): void
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}

export function handleKey(event: KeyboardEvent, keys: Keys, singleKeys: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (isTyping(event.target) || document.querySelector('dialog[open], :popover-open')) return
  const by = STEPS[event.key]
  const option = optionOf(event.key)
  if (by) keys.step(by)
  else if (event.key === 'Escape') keys.escape()
  else if (!singleKeys) return
  else if (option !== null) keys.choose(option)
  else if (event.key === 'u') keys.undo()
  else if (event.key === 'h') keys.hint()
  else if (event.key === 'l') keys.list()
  else if (event.key === 'r') keys.rest()
  else if (event.key === 'n') keys.next()
  else if (event.key === '.') keys.advance()
  else if (event.key === '?') keys.help()
  else return
  event.preventDefault()
}

/** Focuses the next of these elements, beginning with the first when none has the focus. */
export function focusNext(elements: HTMLElement[], by: 1 | -1): void {
  const at = elements.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? (by > 0 ? 0 : elements.length - 1) : (at + by + elements.length) % elements.length
  elements[next]?.focus()
}
