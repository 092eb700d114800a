// The components of each game. They are found by the folders of the games; no list exists.

import type { Component } from 'svelte'
import { reloadWhenServed } from './reload'
import { styleSheetsLoaded } from './styleSheets'
import type { Part, Piece, Planned, Scene, Seat, Thing, Told } from '../api/types'
import type { Sheets } from '../sheet/subjects'
import type { GameSounds } from '../sound/soundsOf'
import type { Words } from '../text/words'

/** The props of every board. */
export interface BoardProps {
  scene: Scene
  words: Words
  name: (seat: Seat) => string
  /** Chooses a thing, and at once those that answer the questions after it; done when the table has answered. */
  point: (thing: Thing, ...then: Thing[]) => void | Promise<void>
  /** Undoes the last choice and chooses this instead; an empty name only undoes. */
  instead: (thing: Thing, ...then: Thing[]) => void | Promise<void>
  explain: (place: string) => void
  touched: ReadonlySet<string>
  /** What the viewer is about to do and has not confirmed yet, in its order. */
  planned?: readonly Planned[]
  remember: boolean
}

export interface Buttons {
  /** Groups of options that are the main action; their buttons are red. */
  main?: string[]
  /** Groups of options that the board draws; all others become buttons beside the prompt. */
  drawn: string[]
  /** Steps that only complete a choice: Escape undoes it. */
  letGo?: string[]
  /** The colour of each seat, for the shell; the seat's piece has the same. */
  seatColours?: Record<Seat, string>
  /** Lines of the log that open a chapter of the game: a round, a payday. A replay jumps to them. */
  chapters?: string[]
  /** Those chapters that last until the next one begins. */
  rounds?: string[]
  /** Lines of the log that are shown longer. */
  moments?: string[]
  /** Told lines with which a settlement begins, for all seats and with a time of its own: a payday. */
  settlements?: string[]
  /** What a piece sounds like, by its sort, and a counter or a track, by its place. */
  sounds?: GameSounds
  /** From which width of the window on the log lies beside the board, with so many seats; a broad board needs more. */
  logBesideFrom?: (seats: number) => number
}

/** The props of a face: a piece of a scene. */
export interface FaceProps {
  sort: string
  piece: Piece
}

/** The props of a component that draws the hidden pieces at the end. */
export interface LaidDownProps {
  scene: Scene
  part: Part
  words: Words
}

/** The props of a component that draws what everybody saw before the first decision. */
export interface OpeningProps {
  lines: readonly Told[]
  /** A piece that these lines mention. */
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
const sheets = import.meta.glob<Sheets>('../../../src/higaki/games/*/web/sheets.ts')
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
/** A picture for one part of the guide, "goal" or "turn-2"; null if there is none. */
export interface GuideProps {
  part: string
}

const guides = import.meta.glob<Component<GuideProps>>('../../../src/higaki/games/*/web/Guide.svelte', {
  import: 'default',
})
/** The signs of a game, each with the key of its text, and the component that draws one of them. */
export interface Legend {
  default: Component<{ sign: string }>
  signs: Record<string, string>
}

const legends = import.meta.glob<Legend>('../../../src/higaki/games/*/web/Legend.svelte')
/** The places that the help omits: those that a table with these options does not use, and those that nobody sees. */
type Unused = (settings: Scene['settings']) => string[]
interface HelpPlaces {
  unused: Unused
  /** Parts of the board that are no place of the scene, such as areas and districts; the help lists them first. */
  explained?: readonly string[]
}
const helpPlaces = import.meta.glob<HelpPlaces>('../../../src/higaki/games/*/web/unused.ts', { eager: true })
const buttons = import.meta.glob<Buttons>('../../../src/higaki/games/*/web/buttons.ts', { eager: true })

const of = <Found>(found: Record<string, Found>, game: string, file: string): Found | undefined =>
  found[`../../../src/higaki/games/${game}/web/${file}`]

const facesHere = new Map<string, Component<FaceProps>>()
const sheetsHere = new Map<string, Sheets>()

/** Loads the board of a table, its faces and its sheets; null if the game has none. If a file is missing, the page is reloaded. */
export async function boardOf(game: string): Promise<Component<BoardProps> | null> {
  try {
    const [board, face, sheet] = await Promise.all([
      of(boards, game, 'Board.svelte')?.(),
      of(faces, game, 'Face.svelte')?.(),
      of(sheets, game, 'sheets.ts')?.(),
    ])
    if (face) facesHere.set(game, face)
    if (sheet) sheetsHere.set(game, sheet)
    await styleSheetsLoaded()
    return board ?? null
  } catch (error) {
    void reloadWhenServed()
    throw error
  }
}

export function coverOf(game: string): Component | undefined {
  return of(covers, game, 'Cover.svelte')
}

/** The piece of a seat, if the game has drawn one. */
export function seatPieceOf(game: string): Component<{ seat: Seat }> | undefined {
  return of(seatPieces, game, 'SeatPiece.svelte')
}

/** Any piece face up, for pieces that are visible only in an animation; there once the board is. */
export function faceOf(game: string): Component<FaceProps> | undefined {
  return facesHere.get(game)
}

/** What a game says about its cards, areas and pieces; there once the board is. */
export function sheetsOf(game: string): Sheets | null {
  return sheetsHere.get(game) ?? null
}

export function chapterLines(game: string): readonly string[] {
  return of(buttons, game, 'buttons.ts')?.chapters ?? []
}

export function roundLines(game: string): readonly string[] {
  return of(buttons, game, 'buttons.ts')?.rounds ?? []
}

/** Which lines have their own time in a show. */
export function showLines(game: string): { moments: readonly string[]; settlements: readonly string[] } {
  const { moments = [], settlements = [] } = of(buttons, game, 'buttons.ts') ?? {}
  return { moments, settlements }
}

export function gameSounds(game: string): GameSounds | undefined {
  return of(buttons, game, 'buttons.ts')?.sounds
}

// As wide as the style sheets have it.
const NARROW = 960

/** Is there room for log and chat beside the board in a window of this width? */
export function isLogBeside(game: string, seats: number, width: number): boolean {
  return width > NARROW && width >= (of(buttons, game, 'buttons.ts')?.logBesideFrom?.(seats) ?? 0)
}

/** The colour of a seat wherever the shell draws it: chart, ranking, first letter. */
export function seatColour(game: string, seat: Seat): string {
  return of(buttons, game, 'buttons.ts')?.seatColours?.[seat] ?? 'var(--washi-light)'
}

/** The picture of the winner, if the game has drawn one. */
export async function winnerOf(game: string): Promise<Component<{ seats: readonly Seat[] }> | null> {
  return (await of(winners, game, 'Winner.svelte')?.()) ?? null
}

/** The component for hidden pieces at the end; without it they are named. */
export async function laidDownOf(game: string): Promise<Component<LaidDownProps> | null> {
  return (await of(laidDown, game, 'LaidDown.svelte')?.()) ?? null
}

/** The component for the opening; null if everything in it stays visible. */
export async function openingOf(game: string): Promise<Component<OpeningProps> | null> {
  return (await of(openings, game, 'Opening.svelte')?.()) ?? null
}

/** The pictures of the guide; null if it has only texts. */
export async function guideOf(game: string): Promise<Component<GuideProps> | null> {
  return (await of(guides, game, 'Guide.svelte')?.()) ?? null
}

/** The legend of a game; null if it has none. */
export async function legendOf(game: string): Promise<Legend | null> {
  return (await of(legends, game, 'Legend.svelte')?.()) ?? null
}

export function unusedPlaces(game: string, settings: Scene['settings']): string[] {
  return of(helpPlaces, game, 'unused.ts')?.unused(settings) ?? []
}

export function explainedPlaces(game: string): readonly string[] {
  return of(helpPlaces, game, 'unused.ts')?.explained ?? []
}

/** Is this a main action? Only its button is red. */
export function isMain(game: string, thing: Thing): boolean {
  return of(buttons, game, 'buttons.ts')?.main?.includes(thing.split('.', 1)[0] ?? thing) ?? false
}

/** Does this question only complete a choice, so that Escape lets go of it? */
export function letsGo(game: string, step: string | undefined): boolean {
  return step !== undefined && (of(buttons, game, 'buttons.ts')?.letGo?.includes(step) ?? false)
}

/** Does the board draw this option? By default, if it is a piece on the table. */
export function isDrawn(game: string, scene: Scene, thing: Thing): boolean {
  const drawn = of(buttons, game, 'buttons.ts')?.drawn
  if (drawn) return drawn.includes(thing.split('.', 1)[0] ?? thing)
  return scene.places.some((part) => part.pieces?.some((piece) => piece.thing === thing))
}
