// Finds the element that a tutorial step is about.

import type { Mark } from '../api/types'

const quoted = (text: string) => `"${CSS.escape(text)}"`

/** The marked element: a button first, so that it can be pressed; of a place its largest part. */
export function markedElement(page: Element, { thing, place, owner, kind }: Mark): HTMLElement | SVGElement | null {
  if (thing !== undefined) {
    const found = `[data-option=${quoted(thing)}], [data-thing=${quoted(thing)}]`
    return page.querySelector(found) ?? null
  }
  const spot = `[data-place=${quoted(place ?? '')}]${owner === undefined ? '' : `[data-owner=${quoted(owner)}]`}`
  if (kind !== undefined) return page.querySelector(`${spot} [data-kind=${quoted(kind)}]`)
  const parts = [...page.querySelectorAll<HTMLElement>(spot)]
  const size = (part: HTMLElement) => part.getBoundingClientRect().width * part.getBoundingClientRect().height
  return parts.sort((a, b) => size(b) - size(a))[0] ?? null
}

/** Can the element take the focus? */
export function isPressable(element: Element): boolean {
  return element.matches('button:enabled, [role=button], [tabindex]')
}
