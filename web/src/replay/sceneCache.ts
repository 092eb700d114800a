// The scenes of a finished game, each fetched once.

import type { Scene } from '../api/types'
import { withoutOptions } from '../animation/sceneWithoutOptions'

export class ReplayScenes {
  readonly #fetched = new Map<string, Promise<Scene>>()

  constructor(readonly fetch: (move: number, eyes: string) => Promise<Scene>) {}

  /** As it stood after so many decisions, with the question that was asked then. */
  asked(move: number, eyes: string): Promise<Scene> {
    const key = `${move} ${eyes}`
    let scene = this.#fetched.get(key)
    if (!scene) this.#fetched.set(key, (scene = this.fetch(move, eyes)))
    return scene
  }

  /** The same to look at: nobody points at anything any more. */
  async seen(move: number, eyes: string): Promise<Scene> {
    return withoutOptions(await this.asked(move, eyes))
  }
}
