// What is printed on pieces, places and spaces. It never changes, so it is fetched once for each game and laid on every scene that comes.

import type { Part, Piece, Printings, Scene } from '../api/generatedTypes'

const known = new Map<string, Printings>()

/** Everything in an answer that may be a scene: its own, that of a view, those of a tutorial. */
export function scenesIn(answer: unknown): Scene[] {
  const { scene, view, moments } = (answer ?? {}) as {
    scene?: Scene | null
    view?: { scene: Scene | null }
    moments?: { scene: Scene }[]
  }
  return [scene, view?.scene, ...(Array.isArray(moments) ? moments.map((moment) => moment.scene) : [])].filter(
    (one) => !!one,
  )
}

/** The games of an answer: those of its scenes, and that of a table where nobody has begun. */
function gamesIn(answer: unknown): Set<string> {
  const { scene, game } = (answer ?? {}) as { scene?: Scene | null; game?: string }
  return new Set([...scenesIn(answer).map((one) => one.game), ...(scene === null && game ? [game] : [])])
}

/** Fetches what is printed in the games of an answer, if it is not known yet, and lays it on its scenes. */
export async function print(answer: unknown, fetched: (game: string) => Promise<Printings>): Promise<void> {
  for (const game of gamesIn(answer)) if (!known.has(game)) known.set(game, await fetched(game))
  for (const scene of scenesIn(answer)) layOn(scene)
}

/** The same for a table that was looked at before, so that its game is known. */
export function layOn(scene: Scene, printed: Printings | undefined = known.get(scene.game)): void {
  if (!printed) return
  for (const part of [...scene.places, ...(scene.revealed ?? [])]) layOnPart(part, printed)
}

/** One piece of a game that is spoken of and lies nowhere in sight. */
export function printedPiece(game: string, sort: string, kind: string): Piece {
  const printed = known.get(game)?.kinds[sort]?.[kind]
  return { kind, count: 1, ...(printed ? { printed } : {}) }
}

function layOnPart(part: Part, printed: Printings): void {
  const here = printed.places[part.place] ?? printed.slots[part.place]?.[part.at ?? part.owner ?? '']
  if (here) part.printed = here
  const spaces = printed.spaces[part.place]
  if (spaces) part.spaces = spaces
  const kinds = printed.kinds[part.sort ?? '']
  if (!kinds) return
  for (const piece of [...(part.pieces ?? []), ...(part.remembered ?? []), ...(part.slots ?? [])]) {
    const words = kinds[piece.kind ?? '']
    if (words) piece.printed = words
  }
}
