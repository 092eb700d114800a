// What the Black Current is about to take, while everybody may still insure.

import { piecesOf, spacesOf } from '$client/scene/parts'
import type { Piece, Scene } from '$client/api/types'
import { cardOf, type Space } from '../cards/kinds'

const INSURING = ['InsureGoods', 'SaveGoods']

/** The colours of the ships that go down next: those upon the waves, which are printed on the chart. */
export function sinkingColors(scene: Scene): ReadonlySet<string> {
  if (!scene.step || !INSURING.includes(scene.step.name)) return new Set()
  const spaces = spacesOf<Space>(scene, 'ship')
  return new Set(
    piecesOf(scene, 'ship').flatMap(({ kind, space }) => (space && spaces[space]?.kind === 'waves' ? [kind] : [])),
  )
}

/** Goods of such a colour are lost unless they lie turned. */
export function inDanger(scene: Scene, good: Piece): boolean {
  return !good.turned && sinkingColors(scene).has(cardOf(good).color)
}
