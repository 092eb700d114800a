// The pieces of a hint as ghosts: where each move takes them, measured on the board as it would lie then.

import { tick } from 'svelte'
import { isTold, type AdvisedMove, type Scene } from '../api/types'
import { applied, printingsOf } from '../animation/applyEvent'
import { runsOf, type Motion } from '../animation/beats'
import { Run } from '../animation/flights'
import { offscreenFaces } from '../animation/offscreenFaces'
import { withoutOptions } from '../animation/sceneWithoutOptions'

/** A piece at its target, or only a number beside what the move chooses. */
export interface Ghost {
  /** The number of its move, from 1. */
  number: number
  face: Element | null
  from: DOMRect | null
  to: DOMRect
}

/** On the board during the measuring: nothing moves by itself, so that every piece is where it belongs at once. */
const STILL = 'is-measured'

/**
 * The ghosts of all moves. The board is drawn as it would lie after each of them, and at last as it lies; the browser
 * paints nothing in between.
 */
export async function ghostsOf(
  board: HTMLElement,
  scene: Scene,
  moves: readonly AdvisedMove[],
  draw: (scene: Scene | null) => void,
): Promise<Ghost[]> {
  const printings = printingsOf(scene)
  const face = offscreenFaces(scene.game, printings)
  const ghosts: Ghost[] = []
  const lay = async (laid: Scene | null) => {
    draw(laid)
    await tick()
    for (const animation of board.getAnimations({ subtree: true })) animation.cancel()
  }
  board.classList.add(STILL)
  try {
    let now = withoutOptions(scene)
    await lay(now)
    for (const [at, { events }] of moves.entries()) {
      const motions = events.filter((event): event is Motion => !isTold(event))
      for (const together of runsOf(motions)) {
        const run = new Run(board, together, face)
        now = together.reduce((before, motion) => applied(before, motion, printings), now)
        await lay(now)
        ghosts.push(...run.targets().map((target) => ({ number: at + 1, ...target })))
      }
    }
  } finally {
    await lay(null)
    // The board takes its old shape before it may move again.
    board.getBoundingClientRect()
    board.classList.remove(STILL)
  }
  return [...ghosts, ...pointed(board, moves, ghosts)]
}

/** A move that moves no piece, such as drawing from a stack: its number stands beside what is chosen. */
function pointed(board: HTMLElement, moves: readonly AdvisedMove[], ghosts: readonly Ghost[]): Ghost[] {
  return moves.flatMap(({ things }, at) => {
    if (ghosts.some(({ number }) => number === at + 1)) return []
    const element = board.querySelector(`[data-thing="${CSS.escape(things[0] ?? '')}"]`)
    return element ? [{ number: at + 1, face: null, from: null, to: element.getBoundingClientRect() }] : []
  })
}
