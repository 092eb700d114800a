// A puzzle that is being solved: what is chosen, what each answer was worth, and the solution once it is told.

import * as api from '../api/endpoints'
import type { Planned, PuzzleResult, PuzzleSolution, PuzzleView, Scene, Thing } from '../api/types'

export class Solving {
  /** The option that waits for a confirmation. */
  chosen = $state<Thing | null>(null)
  underWay = $state(false)
  /** The last answer that was given, and what it was worth. */
  last = $state.raw<{ thing: Thing | null; result: PuzzleResult } | null>(null)
  /** All wrong answers so far. */
  missed = $state.raw<readonly Thing[]>([])
  /** What the board is drawn with for a moment, to measure where pieces would lie. */
  #imagined = $state.raw<Scene | null>(null)

  constructor(
    readonly view: PuzzleView,
    readonly failed: (error: unknown) => void,
  ) {}

  get solution(): PuzzleSolution | null {
    return this.last?.result.solution ?? null
  }

  /** The whole move that the chosen option begins. */
  get planned(): readonly Planned[] {
    const { chosen, view } = this
    if (!chosen || !view.scene.step) return []
    return view.plans[chosen] ?? [{ thing: chosen, step: view.scene.step, options: [], forced: false }]
  }

  /** The scene for the board: once the solution is told, nothing can be chosen. */
  get scene(): Scene {
    if (this.#imagined) return this.#imagined
    const { scene } = this.view
    return this.solution ? { ...scene, options: [], refused: {}, amounts: [], previews: {} } : scene
  }

  imagine = (scene: Scene | null): void => {
    this.#imagined = scene
  }

  /** Choosing shows the move; choosing it once more confirms it. */
  point = (thing: Thing): void => {
    if (this.underWay || this.solution || !this.view.scene.options.includes(thing)) return
    if (this.chosen === thing) void this.confirm()
    else this.chosen = thing
  }

  drop = (): void => {
    if (!this.underWay) this.chosen = null
  }

  confirm = (): Promise<void> => (this.chosen ? this.#answer(this.chosen) : Promise.resolve())

  /** The solution without a right answer. */
  giveUp = (): Promise<void> => this.#answer(null)

  async #answer(thing: Thing | null): Promise<void> {
    if (this.underWay) return
    this.underWay = true
    try {
      const { game, one } = this.view
      const result = await api.answerPuzzle(game, one.puzzle, thing)
      this.last = { thing, result }
      if (thing && result.right === false) this.missed = [...this.missed, thing]
      this.chosen = null
    } catch (error) {
      this.failed(error)
    } finally {
      this.underWay = false
    }
  }
}
