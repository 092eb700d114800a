// One run of moves over a board: every piece flies from its old position to its new one.

import { isMoved, isShifted, isWent, spotKey, type Moved, type Shifted, type Went } from '../api/types'
import type { Motion } from './beats'
import { BACK, COUNTER, counter, picture, plainBack, Snapshot, type Lying } from './snapshot'
import { FLIGHT, SAIL, spacingOf } from './timing'

// The most coins that fly at once.
const MOST_UNITS = 6
// A shorter distance is not animated.
const NEAR = 2

/** Draws a piece that is not visible on the board, such as a card from a hidden hand; null if the game cannot. */
export type Face = (event: Moved) => Element | undefined

interface Flight {
  /** The pictures of the flying piece; the first one turns into the second, if there are two. */
  faces: Element[]
  /** Their size. */
  size: DOMRect
  from: DOMRect
  to: DOMRect
  /** Was the piece visible before it left? Otherwise the ghost appears only when it starts. */
  seen: boolean
  /** The piece at its target, hidden until its ghost arrives. */
  landed: Element | undefined
}

/** A piece where it is going, and where it came from, if that was on the common board. */
export interface Target {
  face: Element | null
  from: DOMRect | null
  to: DOMRect
}

/** The board before a run, with pictures of all pieces that are about to move. */
export class Run {
  readonly #before: Snapshot
  readonly #pictures = new Map<Element, Element>()
  readonly #gone = new Set<Lying>()
  readonly #claimed = new Set<Element>()

  constructor(
    readonly board: Element,
    readonly motions: readonly Motion[],
    readonly face: Face,
  ) {
    this.#before = new Snapshot(board)
    for (const motion of motions) {
      if (isWent(motion)) continue
      const spot = spotKey(motion.from)
      const leaving = isMoved(motion) ? this.#before.alike(spot, motion.kind) : []
      for (const { element } of [
        ...leaving,
        ...one(this.#before.units.get(spot)),
        ...one(this.#before.backs.get(spot)),
      ])
        if (!this.#pictures.has(element)) this.#pictures.set(element, picture(element))
    }
  }

  /** Starts all flights over the current board; the animations can be finished early. */
  launch(air: Element, slowness: number): Animation[] {
    const after = new Snapshot(this.board)
    const sailing = this.motions.filter(isWent).flatMap((motion) => this.#sail(after, motion, slowness))
    const flights = this.motions.flatMap((motion) =>
      isMoved(motion) ? this.#moved(after, motion) : isShifted(motion) ? this.#shifted(after, motion) : [],
    )
    const spacing = spacingOf(flights.length) * slowness
    return [
      ...sailing,
      ...flights.flatMap((flight, at) => lift(air, flight, at * spacing, FLIGHT * slowness)),
      ...this.#closeUp(after, FLIGHT * slowness),
    ]
  }

  /** Where the pieces are going on the current board, which shows them there already. */
  targets(): Target[] {
    const after = new Snapshot(this.board)
    return this.motions.flatMap((motion): Target[] => {
      // What closes up within its row goes nowhere, even if it counts as lying elsewhere from now on.
      if (isShifted(motion) || (isMoved(motion) && (closesUp(motion) || this.#staysOn(after, motion)))) return []
      if (isMoved(motion))
        return this.#moved(after, motion).map(({ faces, seen, from, to }) => ({
          face: faces.at(-1) ?? null,
          // What comes from somebody's own things needs no arrow.
          from: seen && motion.from[1] === null ? from : null,
          to,
        }))
      const spot = spotKey([motion.place, null])
      const [was, is] = [this.#before.alike(spot, motion.kind)[0], after.alike(spot, motion.kind)[0]]
      return is ? [{ face: picture(is.element), from: was?.box ?? null, to: is.box }] : []
    })
  }

  /** Does the board draw it as the same piece of the same owner before and after, and turned as it was? */
  #staysOn(after: Snapshot, { kind, from, to }: Moved): boolean {
    if (from[1] === null || from[1] !== to[1]) return false
    const were = this.#before.alike(spotKey(from), kind)
    return after
      .alike(spotKey(to), kind)
      .some(({ element, box }) => were.some((was) => was.element === element && was.box.width === box.width))
  }

  /** Pieces that stay slide to their new position beside those that left or came. */
  #closeUp(after: Snapshot, duration: number): Animation[] {
    const spots = new Set(this.motions.filter(isMoved).flatMap(({ from, to }) => [spotKey(from), spotKey(to)]))
    return [...spots].flatMap((spot) => {
      const stayed = (after.pieces.get(spot) ?? []).filter(({ element }) => !this.#claimed.has(element))
      const were = (this.#before.pieces.get(spot) ?? []).filter((piece) => !this.#gone.has(piece))
      return stayed.flatMap((piece) => {
        const at = were.findIndex(({ kind }) => kind === piece.kind)
        const was = at < 0 ? undefined : were.splice(at, 1)[0]
        return was ? slide(piece, was.box, duration) : []
      })
    })
  }

  #moved(after: Snapshot, event: Moved): Flight[] {
    const [from, to] = [spotKey(event.from), spotKey(event.to)]
    const landed = this.#landing(after, to, event.kind)
    const fresh = landed && after.alike(to, event.kind).length > this.#before.alike(to, event.kind).length
    // A piece from the box has no start on the table: it grows at its target.
    if (from === to)
      return landed
        ? [
            {
              ...still(landed.box),
              faces: [picture(landed.element)],
              seen: false,
              landed: fresh ? landed.element : undefined,
            },
          ]
        : []
    const left = this.#leaving(from, event.kind)
    const source = left?.box ?? this.#before.parts.get(from)
    const target = landed?.box ?? after.parts.get(to)
    if (!source || !target) return []
    const back = this.#before.backs.get(from) ?? after.backs.get(to)
    const known = landed ? picture(landed.element) : left ? this.#kept(left) : this.face(event)
    const hidden = back ? (this.#kept(back) ?? picture(back.element)) : plainBack()
    const size = landed?.box ?? left?.box ?? back?.box ?? BACK
    return [
      {
        // A drawn card is turned over on its way.
        faces: !known ? [hidden] : landed && !left && this.#before.backs.has(from) ? [hidden, known] : [known],
        size,
        from: left?.box ?? within(source, size),
        to: landed?.box ?? within(target, size),
        seen: left !== undefined,
        landed: fresh ? landed.element : undefined,
      },
    ]
  }

  /** Part of a number moves to another number: as coins, if a coin is visible at either end. */
  #shifted(after: Snapshot, { from, to, count }: Shifted): Flight[] {
    const [source, target] = [this.#before.parts.get(spotKey(from)), after.parts.get(spotKey(to))]
    if (!source || !target || count < 1) return []
    const [left, landed] = [this.#before.units.get(spotKey(from)), after.units.get(spotKey(to))]
    const unit = landed ?? left
    const size = unit?.box ?? COUNTER
    const way = {
      size,
      from: left?.box ?? within(source, size),
      to: landed?.box ?? within(target, size),
      seen: false,
      landed: undefined,
    }
    if (!unit) return [{ ...way, faces: [counter(count)] }]
    return Array.from({ length: Math.min(count, MOST_UNITS) }, () => ({
      ...way,
      faces: [left ? (this.#kept(left) ?? picture(unit.element)) : picture(unit.element)],
    }))
  }

  /** A piece on a track moves itself. If the board already animates it, this only waits. */
  #sail(after: Snapshot, { place, kind }: Went, slowness: number): Animation[] {
    const spot = spotKey([place, null])
    const [was, is] = [this.#before.alike(spot, kind)[0], after.alike(spot, kind)[0]]
    if (!is) return []
    const duration = SAIL * slowness
    const sailing = was ? slide(is, was.box, duration) : []
    return sailing.length > 0 ? sailing : [is.element.animate([], { duration })]
  }

  #kept(lying: Lying): Element | undefined {
    return this.#pictures.get(lying.element)?.cloneNode(true) as Element | undefined
  }

  /** Takes another picture for each further piece of the same kind, as long as there are several. */
  #leaving(spot: string, kind: string | null): Lying | undefined {
    const alike = this.#before.alike(spot, kind)
    const left = alike.find((piece) => !this.#gone.has(piece)) ?? alike.at(-1)
    if (left) this.#gone.add(left)
    return left
  }

  #landing(after: Snapshot, spot: string, kind: string | null): Lying | undefined {
    const alike = after.alike(spot, kind)
    const landed = alike.findLast((piece) => !this.#claimed.has(piece.element)) ?? alike.at(-1)
    if (landed) this.#claimed.add(landed.element)
    return landed
  }
}

const closesUp = ({ from, to }: Moved) => spotKey(from) !== spotKey(to) && from[0] === to[0]

/** Starts at its old position; a part of a drawing moves only as its board allows. */
function slide({ element, box }: Lying, was: DOMRect, duration: number): Animation[] {
  const [x, y] = [was.x - box.x, was.y - box.y]
  if (!(element instanceof HTMLElement) || Math.hypot(x, y) < NEAR) return []
  return [
    element.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration,
      easing: 'cubic-bezier(.4,0,.3,1)',
    }),
  ]
}

const one = (lying: Lying | undefined) => (lying ? [lying] : [])

/** The middle of a box, for something of a size, limited to the size of the box. */
function within(box: DOMRect, size: DOMRect): DOMRect {
  const scale = Math.min(1, Math.max(0.45, Math.min(box.width / size.width, box.height / size.height)))
  const [width, height] = [size.width * scale, size.height * scale]
  return new DOMRect(box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height)
}

/** Grows at its position. */
function still(box: DOMRect): Pick<Flight, 'size' | 'from' | 'to'> {
  const small = new DOMRect(box.x + box.width * 0.3, box.y - box.height * 0.5, box.width * 0.4, box.height * 0.4)
  return { size: box, from: small, to: box }
}

function lift(
  air: Element,
  { faces, size, from, to, seen, landed }: Flight,
  delay: number,
  duration: number,
): Animation[] {
  const shell = document.createElement('div')
  shell.className = 'flying-piece'
  shell.append(...faces)
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
      { duration, delay, fill: 'both' },
    ),
  ]
  const [hidden, open] = faces
  if (hidden && open) {
    // Turned like a card: its back becomes narrow, then its face becomes wide.
    const turn = { duration, delay, fill: 'both' } as const
    animations.push(hidden.animate([{ scale: '1 1' }, { scale: '0 1', offset: 0.35 }, { scale: '0 1' }], turn))
    animations.push(
      open.animate(
        [{ scale: '0 1' }, { scale: '0 1', offset: 0.35 }, { scale: '1 1', offset: 0.7 }, { scale: '1 1' }],
        turn,
      ),
    )
  }
  if (landed) animations.push(landed.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + duration }))
  // It replaces the piece at the target, and is removed when that becomes visible.
  animations[0]?.finished.then(
    () => shell.remove(),
    () => undefined,
  )
  return animations
}
