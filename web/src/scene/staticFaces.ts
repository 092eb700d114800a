// The prints on pieces, places and spaces. They never change, so they are fetched once per game and added to every scene.

import type { Part, Piece, Printings, Scene } from '../api/generatedTypes'

const known = new Map<string, Printings>()

/** All scenes in a response: its own, those of a view, those of a tutorial. */
export function scenesIn(answer: unknown): Scene[] {
  const { scene, public_scene, view, moments } = (answer ?? {}) as {
    scene?: Scene | null
    public_scene?: Scene | null
    view?: { scene: Scene | null; public_scene?: Scene | null }
    moments?: { scene: Scene }[]
  }
  return [
    scene,
    public_scene,
    view?.scene,
    view?.public_scene,
    ...(Array.isArray(moments) ? moments.map((moment) => moment.scene) : []),
  ].filter((one) => !!one)
}

/** The games of a response: those of its scenes, and that of a waiting table. */
function gamesIn(answer: unknown): Set<string> {
  const { scene, game } = (answer ?? {}) as { scene?: Scene | null; game?: string }
  return new Set([...scenesIn(answer).map((one) => one.game), ...(scene === null && game ? [game] : [])])
}

/** Fetches the prints of the games in a response, if they are not cached, and adds them to its scenes. */
export async function print(answer: unknown, fetched: (game: string) => Promise<Printings>): Promise<void> {
  for (const game of gamesIn(answer)) if (!known.has(game)) known.set(game, await fetched(game))
  for (const scene of scenesIn(answer)) layOn(scene)
}

/** The same for a table whose game is already cached. */
export function layOn(scene: Scene, printed: Printings | undefined = known.get(scene.game)): void {
  if (!printed) return
  for (const part of [...scene.places, ...(scene.revealed ?? [])]) layOnPart(part, printed)
}

/** One piece of a game that is not in a scene. */
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
