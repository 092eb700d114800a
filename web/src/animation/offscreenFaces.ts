// Faces of pieces that are not visible on the board, drawn by the game.

import { mount, unmount } from 'svelte'
import { faceOf } from '../app/games'
import type { Printings } from './applyEvent'
import type { Face } from './flights'

export function offscreenFaces(game: string, printings: Printings): Face {
  const Drawn = faceOf(game)
  return ({ sort, kind }) => {
    if (!Drawn || kind === null) return undefined
    const printed = printings.get(`${sort} ${kind}`)
    const around = document.createElement('span')
    around.className = 'flying-face'
    const drawing = mount(Drawn, { target: around, props: { sort, piece: { kind, ...(printed && { printed }) } } })
    const copy = around.cloneNode(true) as Element
    void unmount(drawing)
    return copy.childElementCount > 0 ? copy : undefined
  }
}
