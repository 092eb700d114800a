// A cache of the scenes of a finished game.

import type { Scene } from '../api/types'
import { withoutOptions } from '../animation/sceneWithoutOptions'

export class ReplayScenes {
  readonly #fetched = new Map<string, Promise<Scene>>()

  constructor(readonly fetch: (move: number, eyes: string) => Promise<Scene>) {}

  /** The scene after this many decisions, with its question. */
  asked(move: number, eyes: string): Promise<Scene> {
    const key = `${move} ${eyes}`
    let scene = this.#fetched.get(key)
    if (!scene) this.#fetched.set(key, (scene = this.fetch(move, eyes)))
    return scene
  }

  /** The same without options. */
  async seen(move: number, eyes: string): Promise<Scene> {
    return withoutOptions(await this.asked(move, eyes))
  }
}
