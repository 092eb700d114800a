// Every piece that moves is seen moving: a ghost of it flies from where it lay to where it lies now. So do coins that change hands.
// The true position is on the table at once; what flies is decoration, can be skipped, and blocks nothing.

import { isMoved, isShifted, spotKey, type Entry, type Spot } from './scene'

const FLIGHT = 380
const SPACING = 130
// However much happens at once, nobody waits much longer than this.
const LONGEST = 2400
// Of many coins at once so many are enough for the eye.
const MOST_UNITS = 6

/** A piece as it lay, with a picture of it that outlives it. */
interface Lying {
  kind: string
  box: DOMRect
  picture: Element
}

/** Where everything lay, with pictures of the pieces, taken before the view changes. */
export interface Snapshot {
  parts: Map<string, DOMRect>
  pieces: Map<string, Lying[]>
  /** One of what a number counts, where the board draws it: a coin beside the number of coins. */
  units: Map<string, Omit<Lying, 'kind'>>
}

interface Flight {
  /** Something lay there to be seen before it left; from a heap's middle a ghost only appears when it starts. */
  seen: boolean
  from: DOMRect
  to: DOMRect
  /** How large the ghost itself is drawn. */
  size: DOMRect
  ghost: Element
  /** The piece that has already arrived, hidden until its ghost lands. */
  landed: Element | undefined
}

function spotOf(element: Element): string | null {
  const part = element.closest('[data-place]')
  const [place, owner, at] = ['place', 'owner', 'at'].map((name) => part?.getAttribute(`data-${name}`) ?? null)
  if (!place) return null
  return spotKey(at ? [place, owner ?? null, at] : [place, owner ?? null])
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function snapshot(board: Element): Snapshot {
  const shot: Snapshot = { parts: new Map(), pieces: new Map(), units: new Map() }
  for (const part of board.querySelectorAll('[data-place]')) {
    const spot = spotOf(part)
    if (spot && !shot.parts.has(spot)) shot.parts.set(spot, part.getBoundingClientRect())
  }
  for (const piece of board.querySelectorAll('[data-kind]')) {
    const spot = spotOf(piece)
    const kind = piece.getAttribute('data-kind')
    if (!spot || !kind) continue
    const lying = shot.pieces.get(spot) ?? []
    lying.push({ kind, box: piece.getBoundingClientRect(), picture: picture(piece) })
    shot.pieces.set(spot, lying)
  }
  for (const unit of board.querySelectorAll('[data-unit]')) {
    const spot = spotOf(unit)
    if (spot && !shot.units.has(spot)) shot.units.set(spot, { box: unit.getBoundingClientRect(), picture: picture(unit) })
  }
  return shot
}

// Away from the table, what its surroundings told a piece about its spot no longer holds.
const FREED = { margin: '0', position: 'static', inset: 'auto', translate: 'none', transform: 'none' }
const REACHABLE = [
  'id',
  'data-place',
  'data-owner',
  'data-at',
  'data-thing',
  'data-kind',
  'data-unit',
  'tabindex',
  'role',
  'aria-label',
  'title',
]

/** A copy of a piece that stands for itself, without anything a reader or a key could reach. */
function picture(piece: Element): Element {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement
  const originals = [piece, ...piece.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>('*')]
  copies.forEach((element, at) => {
    for (const name of REACHABLE) element.removeAttribute(name)
    const original = originals[at]
    // Sizes come from properties of the surroundings too, so they are written down as they are.
    if (original instanceof HTMLElement || original instanceof SVGSVGElement) {
      const { width, height } = getComputedStyle(original)
      element.style.setProperty('width', width, 'important')
      element.style.setProperty('height', height, 'important')
    }
  })
  for (const [property, value] of Object.entries(FREED)) copy.style.setProperty(property, value, 'important')
  return piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement) ? framed(piece, copy) : copy
}

/** A part of a drawing needs a drawing around it. */
function framed(piece: SVGGraphicsElement, copy: Element): Element {
  const { x, y, width, height } = piece.getBBox()
  const box = piece.getBoundingClientRect()
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.setAttribute('viewBox', `${x} ${y} ${width} ${height}`)
  frame.setAttribute('width', `${box.width}`)
  frame.setAttribute('height', `${box.height}`)
  copy.removeAttribute('transform')
  frame.append(copy)
  return frame
}

/** A card whose face the viewer may not know, or a piece of which no picture exists. */
const BACK = new DOMRect(0, 0, 40, 56)

function plainBack(): Element {
  const back = document.createElement('span')
  back.className = 'flying-back'
  return back
}

/** What stands for a count where the board draws no single one of it: a counter with the number on it. */
const COUNTER = new DOMRect(0, 0, 30, 30)

function counter(count: number): Element {
  const disc = document.createElement('span')
  disc.className = 'flying-counter'
  disc.textContent = `${count}`
  return disc
}

function middle(box: DOMRect, size: DOMRect): DOMRect {
  return new DOMRect(
    box.x + (box.width - size.width) / 2,
    box.y + (box.height - size.height) / 2,
    size.width,
    size.height,
  )
}

class Journey {
  readonly #flights: Flight[] = []
  /** Pieces of the new board that a flight already ends at. */
  readonly #claimed = new Set<Element>()

  constructor(
    readonly board: Element,
    readonly before: Snapshot,
    readonly after: Snapshot,
  ) {}

  moved(from: Spot, to: Spot, kind: string | null): void {
    const left = this.#leaving(spotKey(from), kind)
    const landed = this.#arrived(to, kind)
    const source = left?.box ?? this.before.parts.get(spotKey(from))
    const target = landed?.getBoundingClientRect() ?? this.after.parts.get(spotKey(to))
    if (!source || !target) return
    const size = landed?.getBoundingClientRect() ?? left?.box ?? BACK
    const ghost = landed ? picture(landed) : (left?.picture ?? plainBack())
    this.#flights.push({
      seen: left !== undefined,
      from: left?.box ?? middle(source, size),
      to: landed ? target : middle(target, size),
      size,
      ghost,
      landed: this.#fresh(to, kind, landed),
    })
  }

  /** Part of a number becomes part of another: as coins, if there is a coin to be seen at either end. */
  shifted(from: Spot, to: Spot, count: number): void {
    const [source, target] = [this.before.parts.get(spotKey(from)), this.after.parts.get(spotKey(to))]
    if (!source || !target || count < 1) return
    const [left, landed] = [this.before.units.get(spotKey(from)), this.after.units.get(spotKey(to))]
    const unit = landed ?? left
    const size = unit?.box ?? COUNTER
    const flight = { seen: false, from: left?.box ?? middle(source, size), to: landed?.box ?? middle(target, size), size }
    for (let n = 0; n < (unit ? Math.min(count, MOST_UNITS) : 1); n++)
      this.#flights.push({ ...flight, ghost: unit ? unit.picture.cloneNode(true) as Element : counter(count), landed: undefined })
  }

  /** Takes the picture of one piece that leaves, so that the next one of its kind takes another. */
  #leaving(spot: string, kind: string | null): Lying | undefined {
    const lying = this.before.pieces.get(spot)
    const index = lying?.findIndex((piece) => piece.kind === kind) ?? -1
    return index < 0 ? undefined : lying?.splice(index, 1)[0]
  }

  #arrived(to: Spot, kind: string | null): Element | undefined {
    if (kind === null) return undefined
    const candidates = [...this.board.querySelectorAll(`[data-kind="${CSS.escape(kind)}"]`)].filter(
      (piece) => spotOf(piece) === spotKey(to),
    )
    const landed = candidates.findLast((piece) => !this.#claimed.has(piece)) ?? candidates.at(-1)
    if (landed) this.#claimed.add(landed)
    return landed
  }

  /** Hidden until the ghost lands only if it was not there before: a heap that grows stays in sight. */
  #fresh(to: Spot, kind: string | null, landed: Element | undefined): Element | undefined {
    const was = this.before.pieces.get(spotKey(to))?.filter((piece) => piece.kind === kind).length ?? 0
    const is = this.after.pieces.get(spotKey(to))?.filter((piece) => piece.kind === kind).length ?? 0
    return is > was ? landed : undefined
  }

  async fly(): Promise<void> {
    const flights = this.#flights
    if (flights.length === 0) return
    const air = document.createElement('div')
    air.className = 'flying'
    air.setAttribute('aria-hidden', 'true')
    this.board.append(air)
    const spacing = Math.min(SPACING, (LONGEST - FLIGHT) / flights.length)
    const running = flights.flatMap((flight, index) => launch(air, flight, index * spacing))
    const skip = (event: Event) => {
      if (event instanceof KeyboardEvent && event.key !== 'Escape') return
      for (const animation of running) animation.finish()
    }
    addEventListener('pointerdown', skip, { once: true })
    addEventListener('keydown', skip)
    // A hidden page draws nothing, so nothing would ever land there.
    document.addEventListener('visibilitychange', skip)
    const landed = Promise.allSettled(running.map((animation) => animation.finished))
    await Promise.race([landed, new Promise((resolve) => setTimeout(resolve, LONGEST * 1.5))])
    air.remove()
    removeEventListener('pointerdown', skip)
    removeEventListener('keydown', skip)
    document.removeEventListener('visibilitychange', skip)
  }
}

function launch(air: Element, { seen, from, to, size, ghost, landed }: Flight, delay: number): Animation[] {
  const shell = document.createElement('div')
  shell.className = 'flying-piece'
  shell.append(ghost)
  air.append(shell)
  // The layer itself may be moved by a transformed parent, so positions are taken relative to it.
  const origin = air.getBoundingClientRect()
  shell.style.setProperty('width', `${size.width}px`)
  shell.style.setProperty('height', `${size.height}px`)
  const at = (box: DOMRect) =>
    `translate(${box.x - origin.x}px, ${box.y - origin.y}px) scale(${box.width / Math.max(1, size.width)}, ${box.height / Math.max(1, size.height)})`
  const animations = [
    shell.animate(
      [
        { transform: at(from), opacity: seen ? 1 : 0, easing: 'linear' },
        { transform: at(from), opacity: 1, offset: 0.05, easing: 'cubic-bezier(.3,.1,.2,1)' },
        { transform: at(to), opacity: 1 },
      ],
      { duration: FLIGHT, delay, fill: 'both' },
    ),
  ]
  if (landed) animations.push(landed.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + FLIGHT }))
  return animations
}

/** Lets everything fly that these entries moved, until it has landed; the board already shows where it lies now. Tracks slide by themselves. */
export async function fly(board: Element, before: Snapshot, entries: readonly Entry[]): Promise<void> {
  if (prefersStillness() || document.hidden) return
  const journey = new Journey(board, before, snapshot(board))
  for (const event of entries.flatMap((entry) => entry.events))
    if (isMoved(event)) journey.moved(event.from, event.to, event.kind)
    else if (isShifted(event)) journey.shifted(event.from, event.to, event.count)
  await journey.fly()
}
