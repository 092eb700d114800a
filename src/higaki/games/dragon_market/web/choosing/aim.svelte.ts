// What the viewer is aiming at. A mouse hovers and then clicks; a finger cannot hover, so it points once to see and once more to confirm.

import { toasts } from '$client/ui/toasts.svelte'
import type { Thing } from '$client/api/types'
import { sentences } from '$client/text/words'

export class Aim {
  #hovered = $state<Thing | null>(null)
  /** Pointed at once by a finger; the second time it counts. */
  armed = $state<Thing | null>(null)
  #byTouch = false

  constructor(
    readonly point: (thing: Thing, byTouch: boolean) => void,
    /** Is there something to see before this is done? */
    readonly shows: (thing: Thing) => boolean,
  ) {}

  get thing(): Thing | null {
    return this.#hovered ?? this.armed
  }

  forget(): void {
    this.#hovered = null
    this.armed = null
  }

  confirm = (thing: Thing): void => {
    if (this.#byTouch && this.shows(thing) && this.armed !== thing) {
      this.armed = thing
      return
    }
    this.forget()
    this.point(thing, this.#byTouch)
  }

  /** What makes an element of the drawing a button for this thing. */
  at(thing: Thing, label: string) {
    const leave = () => {
      if (this.#hovered === thing) this.#hovered = null
    }
    return {
      role: 'button',
      tabindex: 0,
      'data-thing': thing,
      'aria-label': label,
      onpointerdown: (event: PointerEvent) => (this.#byTouch = event.pointerType !== 'mouse'),
      onpointerenter: (event: PointerEvent) => {
        if (event.pointerType === 'mouse') this.#hovered = thing
      },
      onpointerleave: leave,
      onfocus: () => (this.#hovered = thing),
      onblur: leave,
      onclick: () => this.confirm(thing),
      onkeydown: onKey(() => {
        this.#byTouch = false
        this.confirm(thing)
      }),
    }
  }
}

/** Enter and space do for a drawing what they do for a button. */
function onKey(act: (event: KeyboardEvent) => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    act(event)
  }
}

/** Something that one would point at but cannot: it says why, by hover, focus and tap. */
export function refusing(thing: Thing, name: string, why: string) {
  const tell = ({ currentTarget }: Event) => toasts.tellBeside(currentTarget as Element, why)
  return {
    role: 'button',
    tabindex: 0,
    'aria-disabled': 'true',
    'data-refused': thing,
    'aria-label': sentences(name, why),
    onclick: tell,
    onkeydown: onKey(tell),
  }
}

/** A button of the drawing that nothing has to be shown for. */
export function pressing(label: string, act: () => void) {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    onclick: act,
    onkeydown: onKey(act),
  }
}
