// The press of a pointer on the water that may become a drag: of a boat, or of the own messenger.

import { on } from 'svelte/events'
import type { Thing } from '$client/api/types'
import type { Point } from '../water/poses'
import { moveAt, poseUnder, stepAt, type Grip, type Move } from './drag'
import type { CellGoal } from './targets'

export interface HeldBoat {
  boat: string
  grip: Grip
  moves: readonly Move[]
}

export interface HeldMessenger {
  goals: readonly CellGoal[]
}

type Held = HeldBoat | HeldMessenger

/** A press that goes no further is a tap. */
const TAP = 6

export class Dragging {
  /** What is being dragged; nothing before the pointer has gone far enough. */
  #held = $state.raw<Held | null>(null)
  #at = $state.raw<Point>({ x: 0, y: 0 })
  /** A boat that was let go lies where it shall go until the table has answered. */
  #landing = $state.raw<{ boat: string; move: Move } | null>(null)
  #pressed: { pointer: number; x: number; y: number; held: Held } | null = null
  #swallowsClick = false

  constructor(
    /** The print of the water, and its size. */
    readonly svg: () => SVGSVGElement | undefined,
    readonly water: () => Point,
    /** What could be dragged from a point. */
    readonly find: (at: Point) => Held | null,
    readonly moveBoat: (boat: string, thing: Thing) => void | Promise<void>,
    readonly step: (thing: Thing) => void,
  ) {}

  get running(): boolean {
    return this.#held !== null
  }

  /** The boat under the pointer: where it is drawn, and the move that is meant. */
  get boat(): { boat: string; pose: Move['pose']; meant: Move | null } | null {
    if (this.#landing)
      return {
        boat: this.#landing.boat,
        pose: this.#landing.move.pose,
        meant: null,
      }
    if (!this.#held || !('boat' in this.#held)) return null
    const { boat, grip, moves } = this.#held
    const meant = moveAt(grip, moves, this.#at, this.water())
    return { boat, pose: poseUnder(grip, meant, this.#at), meant }
  }

  /** The messenger under the pointer, and the step that is meant. */
  get messenger(): { at: Point; meant: CellGoal | null } | null {
    if (!this.#held || 'boat' in this.#held) return null
    return { at: this.#at, meant: stepAt(this.#held.goals, this.#at) }
  }

  cancel = (): void => {
    this.#pressed = null
    this.#held = null
  }

  /** What the print of the water listens to. */
  get listeners() {
    return {
      onpointerdown: this.#press,
      onpointermove: this.#go,
      onpointerup: this.#release,
      onpointercancel: this.cancel,
      onclickcapture: this.#click,
    }
  }

  /**
   * The page does not scroll while a finger drags, only beside what can be dragged. `touch-action` does not do:
   * Chromium scrolled although the boat had it, because a boat is only a shape in a drawing.
   */
  holdsPage = (svg: SVGSVGElement): (() => void) =>
    on(svg, 'touchmove', (event) => this.#pressed && event.cancelable && event.preventDefault(), { passive: false })

  #press = (event: PointerEvent): void => {
    this.#swallowsClick = false
    // A second finger means something else, such as enlarging the page.
    if (!event.isPrimary || event.button !== 0) return this.cancel()
    const held = this.find(this.#onWater(event))
    this.#pressed = held && {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      held,
    }
  }

  #go = (event: PointerEvent): void => {
    const pressed = this.#pressed
    if (pressed?.pointer !== event.pointerId) return
    if (!this.#held) {
      if (Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < TAP) return
      this.svg()?.setPointerCapture(event.pointerId)
      this.#held = pressed.held
      this.#swallowsClick = true
    }
    this.#at = this.#onWater(event)
  }

  #release = (): void => {
    const [boat, messenger, held] = [this.boat, this.messenger, this.#held]
    this.cancel()
    if (!held) return
    if (messenger?.meant) this.step(messenger.meant.thing)
    if (boat?.meant) void this.#land(boat.boat, boat.meant)
  }

  async #land(boat: string, move: Move): Promise<void> {
    this.#landing = { boat, move }
    await this.moveBoat(boat, move.thing)
    this.#landing = null
  }

  /** The click after a drag is part of it. */
  #click = (event: MouseEvent): void => {
    if (!this.#swallowsClick) return
    this.#swallowsClick = false
    event.stopPropagation()
  }

  #onWater({ clientX, clientY }: PointerEvent): Point {
    const matrix = this.svg()?.getScreenCTM()
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 }
  }
}
