// The positions of pieces on a board, and copies of their elements.

import { spotKey } from '../api/types'
import type { DrawnBoard } from '../sound/soundsOf'

/** The part of a place that contains an element, by the board's data attributes. */
function spotAround(element: Element): string | null {
  const part = element.closest('[data-place]')
  const [place, owner, at] = ['place', 'owner', 'at'].map((name) => part?.getAttribute(`data-${name}`) ?? null)
  if (!place) return null
  return spotKey(at ? [place, owner ?? null, at] : [place, owner ?? null])
}

/** A piece on the board at its position. */
export interface Lying {
  element: Element
  box: DOMRect
  kind: string
}

export class Snapshot {
  readonly parts = new Map<string, DOMRect>()
  readonly pieces = new Map<string, Lying[]>()
  /** One unit of a number, if the board draws it: a coin beside the number of coins. */
  readonly units = new Map<string, Lying>()
  /** The back of hidden pieces there. */
  readonly backs = new Map<string, Lying>()

  constructor(board: Element) {
    for (const [spot, { box }] of lyingOn(board, 'data-place')) if (!this.parts.has(spot)) this.parts.set(spot, box)
    for (const [spot, unit] of lyingOn(board, 'data-unit')) if (!this.units.has(spot)) this.units.set(spot, unit)
    for (const [spot, back] of lyingOn(board, 'data-back')) if (!this.backs.has(spot)) this.backs.set(spot, back)
    for (const [spot, piece] of lyingOn(board, 'data-kind'))
      this.pieces.set(spot, [...(this.pieces.get(spot) ?? []), piece])
  }

  /** What can be seen of it, for its sounds. */
  visible(): DrawnBoard {
    return {
      hasSpot: (spot) => isVisible(this.parts.get(spot)),
      hasPiece: (spot, kind) => this.alike(spot, kind).some(({ box }) => isVisible(box)),
    }
  }

  /** Pieces of a kind at a spot, in their order. */
  alike(spot: string, kind: string | null): Lying[] {
    return this.pieces.get(spot)?.filter((piece) => piece.kind === kind) ?? []
  }
}

const isVisible = (box: DOMRect | undefined): boolean => !!box && box.width > 0

function lyingOn(board: Element, attribute: string): [string, Lying][] {
  return [...board.querySelectorAll(`[${attribute}]`)].flatMap((element): [string, Lying][] => {
    const spot = spotAround(element)
    const lying = { element, box: element.getBoundingClientRect(), kind: element.getAttribute(attribute) ?? '' }
    return spot === null ? [] : [[spot, lying]]
  })
}

// Attributes about the old position are wrong for a copy.
const FREED = { margin: '0', position: 'static', inset: 'auto', translate: 'none', transform: 'none', opacity: '1' }
const REACHABLE = [
  'id',
  'data-place',
  'data-owner',
  'data-at',
  'data-thing',
  'data-kind',
  'data-unit',
  'data-back',
  'tabindex',
  'role',
  'aria-label',
  'title',
]

/** A copy of a piece that works outside of its parent, without anything a screen reader or the keyboard could reach. */
export function picture(piece: Element): Element {
  const copy = piece.cloneNode(true) as HTMLElement | SVGElement
  const originals = [piece, ...piece.querySelectorAll('*')]
  const copies = [copy, ...copy.querySelectorAll<HTMLElement | SVGElement>('*')]
  copies.forEach((element, at) => {
    for (const name of REACHABLE) element.removeAttribute(name)
    const original = originals[at]
    // Sizes also depend on CSS properties of the parents, so the computed ones are copied.
    if (original instanceof HTMLElement || original instanceof SVGSVGElement) {
      const { width, height } = getComputedStyle(original)
      element.style.setProperty('width', width, 'important')
      element.style.setProperty('height', height, 'important')
    }
  })
  if (piece instanceof SVGGraphicsElement && !(piece instanceof SVGSVGElement)) return framed(piece, copy)
  for (const [property, value] of Object.entries(FREED)) copy.style.setProperty(property, value, 'important')
  return copy
}

/** A part of a drawing needs an svg element around it, which shows just its box; it stays turned as it is. */
function framed(piece: SVGGraphicsElement, copy: Element): Element {
  const box = piece.getBoundingClientRect()
  const toDrawing = (piece.parentElement as unknown as SVGGraphicsElement).getScreenCTM()?.inverse()
  const [one, other] = [new DOMPoint(box.left, box.top), new DOMPoint(box.right, box.bottom)].map((corner) =>
    corner.matrixTransform(toDrawing),
  ) as [DOMPoint, DOMPoint]
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)]
  const frame = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  frame.setAttribute('viewBox', `${x} ${y} ${Math.abs(one.x - other.x)} ${Math.abs(one.y - other.y)}`)
  frame.setAttribute('width', `${box.width}`)
  frame.setAttribute('height', `${box.height}`)
  frame.append(copy)
  return frame
}

/** A card whose face is unknown and whose back the game does not draw. */
export const BACK = new DOMRect(0, 0, 40, 56)

export function plainBack(): Element {
  const back = document.createElement('span')
  back.className = 'flying-back'
  return back
}

/** A counter with a number, for counts that the board does not draw unit by unit. */
export const COUNTER = new DOMRect(0, 0, 30, 30)

export function counter(count: number): Element {
  const disc = document.createElement('span')
  disc.className = 'flying-counter'
  disc.textContent = `${count}`
  return disc
}
