import type { Scene } from '../api/types'

/** A scene in which nothing can be pointed at. */
export function withoutOptions(scene: Scene): Scene {
  return { ...scene, step: null, options: [], amounts: [], previews: {}, refused: {}, suggested: null }
}
