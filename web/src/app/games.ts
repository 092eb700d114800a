// What each game brings for the eye. Nothing lists the games: their folders are found.

import type { Component } from 'svelte'
import { reloadWhenServed } from './reload'
import type { Part, Piece, Scene, Seat, Thing, Told } from '../api/types'
import type { Words } from '../text/words'

/** What every board is given. */
export interface BoardProps {
  scene: Scene
  words: Words
  name: (seat: Seat) => string
  point: (thing: Thing) => void
  /** Take back the last pointing and point at this instead; an empty name only takes back. */
  instead: (thing: Thing) => void
  explain: (place: string) => void
  touched: ReadonlySet<string>
  remember: boolean
}

export interface Buttons {
  /** Groups of options that are the main thing to do; their buttons are red. */
  main?: string[]
  /** Groups of options that the board draws; all others become buttons beside the prompt. */
  drawn: string[]
  /** The colour of each seat, for what the shell draws of it; the seat's piece wears the same. */
  seatColours?: Record<Seat, string>
  /** Told lines that open a chapter of the game: a round, a payday. A replay jumps to them. */
  chapters?: string[]
  /** Told lines that deserve time while they are shown. */
  moments?: string[]
}

/** What a face is given: a piece as it would lie in a scene. */
export interface FaceProps {
  sort: string
  piece: Piece
}

/** What a game is given to draw the pieces that somebody had hidden until the end. */
export interface LaidDownProps {
  scene: Scene
  part: Part
  words: Words
}

/** What a game is given to draw what everybody saw before the first decision. */
export interface OpeningProps {
  lines: readonly Told[]
  /** A piece that is spoken of there. */
  piece: (sort: string, kind: string) => Piece
  words: Words
  seats: readonly Seat[]
  name: (seat: Seat) => string
  called: (seat: Seat) => string
}

const boards = import.meta.glob<Component<BoardProps>>('../../../src/higaki/games/*/web/Board.svelte', {
  import: 'default',
})
const covers = import.meta.glob<Component>('../../../src/higaki/games/*/web/Cover.svelte', {
  import: 'default',
  eager: true,
})
const seatPieces = import.meta.glob<Component<{ seat: Seat }>>('../../../src/higaki/games/*/web/SeatPiece.svelte', {
  import: 'default',
  eager: true,
})
const faces = import.meta.glob<Component<FaceProps>>('../../../src/higaki/games/*/web/Face.svelte', {
  import: 'default',
})
const winners = import.meta.glob<Component<{ seats: readonly Seat[] }>>(
  '../../../src/higaki/games/*/web/Winner.svelte',
  {
    import: 'default',
  },
)
const laidDown = import.meta.glob<Component<LaidDownProps>>('../../../src/higaki/games/*/web/LaidDown.svelte', {
  import: 'default',
})
const openings = import.meta.glob<Component<OpeningProps>>('../../../src/higaki/games/*/web/Opening.svelte', {
  import: 'default',
})
/** A picture for one part of the guide, "goal" or "turn-2"; nothing where there is none. */
export interface GuideProps {
  part: string
}

const guides = import.meta.glob<Component<GuideProps>>('../../../src/higaki/games/*/web/Guide.svelte', {
  import: 'default',
})
/** The places that a table with these options does not use, so that the help need not speak of them. */
type Unused = (settings: Scene['settings']) => string[]
const unused = import.meta.glob<Unused>('../../../src/higaki/games/*/web/unused.ts', { import: 'unused', eager: true })
const buttons = import.meta.glob<Buttons>('../../../src/higaki/games/*/web/buttons.ts', { eager: true })

const of = <Found>(found: Record<string, Found>, game: string, file: string): Found | undefined =>
  found[`../../../src/higaki/games/${game}/web/${file}`]

const facesHere = new Map<string, Component<FaceProps>>()

/** Loads the board with its faces when its table is opened; null when the game has none yet. Without its board the page is loaded again. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  try {
    const [board, face] = await Promise.all([of(boards, game, 'Board.svelte')?.(), of(faces, game, 'Face.svelte')?.()])
    if (face) facesHere.set(game, face)
    return board ?? null
  } catch (error) {
    void reloadWhenServed()
    throw error
  }
}

export function coverOf(game: string): Component | undefined {
  return of(covers, game, 'Cover.svelte')
}

/** The piece that stands for a seat, where the game has drawn one. */
export function seatPieceOf(game: string): Component<{ seat: Seat }> | undefined {
  return of(seatPieces, game, 'SeatPiece.svelte')
}

/** Any piece as it looks face up, for what is seen only while it flies over its board. */
export function faceOf(game: string): Component<FaceProps> | undefined {
  return facesHere.get(game)
}

export function chapterLines(game: string): readonly string[] {
  return of(buttons, game, 'buttons.ts')?.chapters ?? []
}

export function momentLines(game: string): readonly string[] {
  return of(buttons, game, 'buttons.ts')?.moments ?? []
}

/** What a seat is coloured with wherever the shell draws something of it: the chart, the places at the end, a letter for its piece. */
export function seatColour(game: string, seat: Seat): string {
  return of(buttons, game, 'buttons.ts')?.seatColours?.[seat] ?? 'var(--washi-light)'
}

/** The picture of whoever won, where the game has drawn one. */
export async function winnerOf(game: string): Promise<Component<{ seats: readonly Seat[] }> | null> {
  return (await of(winners, game, 'Winner.svelte')?.()) ?? null
}

/** How the game draws what was hidden; without it the pieces are named. */
export async function laidDownOf(game: string): Promise<Component<LaidDownProps> | null> {
  return (await of(laidDown, game, 'LaidDown.svelte')?.()) ?? null
}

/** How the game draws its beginning; null where nothing is seen then that is hidden later. */
export async function openingOf(game: string): Promise<Component<OpeningProps> | null> {
  return (await of(openings, game, 'Opening.svelte')?.()) ?? null
}

/** The pictures of the guide; null where the texts stand alone. */
export async function guideOf(game: string): Promise<Component<GuideProps> | null> {
  return (await of(guides, game, 'Guide.svelte')?.()) ?? null
}

export function unusedPlaces(game: string, settings: Scene['settings']): string[] {
  return of(unused, game, 'unused.ts')?.(settings) ?? []
}

/** Is this what a turn is mostly about? Only its button is red. */
export function isMain(game: string, thing: Thing): boolean {
  return of(buttons, game, 'buttons.ts')?.main?.includes(thing.split('.', 1)[0] ?? thing) ?? false
}

/** Is this option drawn by the board? Without word from the game, what lies on the table as a piece is. */
export function isDrawn(game: string, scene: Scene, thing: Thing): boolean {
  const drawn = of(buttons, game, 'buttons.ts')?.drawn
  if (drawn) return drawn.includes(thing.split('.', 1)[0] ?? thing)
  return scene.places.some((part) => part.pieces?.some((piece) => piece.thing === thing))
}
