import type { Scene } from '../api/types'

/** A scene without options. */
export function withoutOptions(scene: Scene): Scene {
  return { ...scene, step: null, options: [], amounts: [], previews: {}, refused: {}, suggested: null }
}
