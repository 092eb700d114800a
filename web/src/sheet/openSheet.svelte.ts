// Which element's sheet is open, and the gestures that open and close it: pointing for a while, right click, long press.

const REST = 400
const PRESS = 450
// A finger never lies quite still.
const STRAY = 12

class OpenSheet {
  /** The element that was asked about. */
  from = $state.raw<Element | null>(null)
  /** Asked for by click, press or key: it stays until something else is done, and places answer, too. */
  onPurpose = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  #rested: Element | null = null
  #pressed: { x: number; y: number } | null = null
  /** Where the mouse was pressed, until it moves: what slides under it meanwhile was not pointed at. */
  #clicked: { x: number; y: number } | null = null
  #swallowsClick = false

  show(from: Element): void {
    this.#stopWaiting()
    this.onPurpose = true
    this.from = from
  }

  close(): void {
    this.#stopWaiting()
    this.from = null
  }

  #stopWaiting(): void {
    clearTimeout(this.#timer)
    this.#pressed = null
  }

  /** The mouse is over an element, which belongs to what a sheet is about, or to nothing. */
  over(event: PointerEvent, about: Element | null): void {
    if (event.pointerType !== 'mouse' || about === this.#rested) return
    this.#rested = about
    this.#stopWaiting()
    if (!this.onPurpose) this.from = null
    if (about && event.buttons === 0 && !this.#clicked) this.#openSoon(about)
  }

  #openSoon(about: Element): void {
    this.#timer = setTimeout(() => {
      this.onPurpose = false
      this.from = about
    }, REST)
  }

  down = (event: PointerEvent): void => {
    this.#swallowsClick = false
    if (event.pointerType === 'mouse') this.#clicked = { x: event.clientX, y: event.clientY }
    if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return
    const { target } = event
    this.#pressed = { x: event.clientX, y: event.clientY }
    this.#timer = setTimeout(() => {
      this.#swallowsClick = true
      this.show(target)
    }, PRESS)
  }

  moved = (event: PointerEvent): void => {
    const at = this.#pressed
    if (at && Math.hypot(event.clientX - at.x, event.clientY - at.y) > STRAY) this.#stopWaiting()
    const clicked = this.#clicked
    if (!clicked || event.buttons > 0 || (event.clientX === clicked.x && event.clientY === clicked.y)) return
    this.#clicked = null
    if (this.#rested?.isConnected && !this.from) this.#openSoon(this.#rested)
  }

  lifted = (): void => {
    if (this.#pressed) this.#stopWaiting()
  }

  /** A right click, or the long press of a browser that reports it so. */
  asked = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return
    event.preventDefault()
    if (!this.#swallowsClick) this.show(event.target)
  }

  /** The click that ends a long press chooses nothing. */
  clicked = (event: MouseEvent): void => {
    if (!this.#swallowsClick) return
    this.#swallowsClick = false
    event.preventDefault()
    event.stopPropagation()
  }

  /** By key: about the focused element, or what the mouse is over. */
  askByKey(frame: Element): void {
    const focused = document.activeElement
    if (focused && frame.contains(focused)) this.show(focused)
    else if (this.#rested && frame.contains(this.#rested)) this.show(this.#rested)
  }
}

export const openSheet = new OpenSheet()
