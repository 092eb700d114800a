// What an element of a board shows: a piece, a thing that can be chosen, or a place. Found by the attributes that boards set anyway.

import type { Part, Piece, Scene, Seat, Thing } from '../api/types'
import type { Words } from '../text/words'

/** A line of a sheet, or a label and its text. */
export type SheetLine = string | readonly [label: string, text: string]

/** Everything to be said about one card, area or piece. */
export interface Sheet {
  title: string
  lines: readonly SheetLine[]
  /** A piece that the game's `Face` draws beside the words. */
  picture?: { sort: string; piece: Piece }
}

/** The table as a sheet tells of it. */
export interface SheetTable {
  scene: Scene
  words: Words
  name: (seat: Seat) => string
}

export interface Subject {
  /** What a board calls the piece; unset for a place as a whole. */
  kind?: string
  thing?: Thing
  place?: string
  owner?: Seat | null
  at?: string
  part?: Part
  piece?: Piece
}

/** The sheets of a game: by the group of a thing, and by the place of a piece that no thing points at. Null: what is around it answers. */
export interface Sheets {
  things: Record<string, (table: SheetTable, member: string, subject: Subject) => Sheet | null>
  places: Record<string, (table: SheetTable, subject: Subject) => Sheet | null>
}

/** What an element shows, then what is around it, from the inside to the outside. */
export function subjectsAt(scene: Scene, from: Element, frame: Element): { element: Element; subject: Subject }[] {
  const found: { element: Element; subject: Subject }[] = []
  for (let element: Element | null = from; element && element !== frame; element = element.parentElement) {
    const kind = element.getAttribute('data-kind') ?? undefined
    const marks = [kind, element.getAttribute('data-about'), element.getAttribute('data-place')]
    if (!marks.some((mark) => mark)) continue
    found.push({ element, subject: subjectOf(scene, element, frame, kind) })
  }
  return found
}

function subjectOf(scene: Scene, element: Element, frame: Element, kind: string | undefined): Subject {
  const thing = ['data-about', 'data-thing', 'data-refused'].map((one) => element.getAttribute(one)).find((one) => one)
  let around: Element | null = element
  while (around && around !== frame && around.getAttribute('data-place') === null) around = around.parentElement
  const place = around === frame ? undefined : (around?.getAttribute('data-place') ?? undefined)
  const [owner, at] = [around?.getAttribute('data-owner') ?? null, around?.getAttribute('data-at') ?? undefined]
  const part = place === undefined ? undefined : partAt(scene, place, owner, at)
  const piece = kind === undefined ? undefined : pieceOf(part, kind, thing)
  return {
    ...(kind !== undefined && { kind }),
    ...(thing && { thing }),
    ...(place !== undefined && { place, owner }),
    ...(at !== undefined && { at }),
    ...(part && { part }),
    ...(piece && { piece }),
  }
}

function partAt(scene: Scene, place: string, owner: Seat | null, at: string | undefined): Part | undefined {
  return scene.places.find((part) => part.place === place && part.owner === owner && (part.at ?? undefined) === at)
}

function pieceOf(part: Part | undefined, kind: string, thing: Thing | null | undefined): Piece | undefined {
  const pieces = [...(part?.pieces ?? []), ...(part?.remembered ?? [])].filter((piece) => piece.kind === kind)
  return pieces.find((piece) => thing && piece.thing === thing) ?? pieces[0]
}

/** The sheet of the first subject that has one. Places as a whole answer only where they are asked for on purpose. */
export function findSheet(
  table: SheetTable,
  sheets: Sheets | null,
  subjects: readonly { element: Element; subject: Subject }[],
  onPurpose: boolean,
): { element: Element; sheet: Sheet } | null {
  for (const { element, subject } of subjects) {
    const sheet = sheetFor(table, sheets, subject, onPurpose)
    if (sheet) return { element, sheet: { ...sheet, lines: [...sheet.lines, ...linesOfNow(table, subject)] } }
  }
  return null
}

function sheetFor(table: SheetTable, sheets: Sheets | null, subject: Subject, onPurpose: boolean): Sheet | null {
  const { thing, place, kind } = subject
  const [group = '', ...member] = thing?.split('.') ?? []
  const chosen = group ? sheets?.things[group]?.(table, member.join('.'), subject) : null
  if (chosen) return chosen
  const lying = place === undefined || (kind === undefined && !onPurpose) ? undefined : sheets?.places[place]
  if (lying) return lying(table, subject)
  if (kind !== undefined) return plainSheet(table, subject)
  return onPurpose && place !== undefined ? placeSheet(table, place) : null
}

/** A piece of which a game says nothing special: its name, what it does, and the rule about its place. */
function plainSheet({ words }: SheetTable, { kind = '', part, piece, place }: Subject): Sheet | null {
  if (!part?.sort || !piece || !words.has(`${part.sort}-${kind}`)) return null
  const lines = [`${part.sort}-${kind}-does`, `help-${place ?? ''}`].filter((key) => words.has(key))
  return { title: words.piece(part.sort, kind), lines: lines.map((key) => words.say(key)) }
}

/** The rule about a place, for a place that has one. */
export function placeSheet({ words }: Pick<SheetTable, 'words'>, place: string): Sheet | null {
  return words.has(`help-${place}`) ? { title: words.place(place), lines: [words.help(place)] } : null
}

/** What choosing it would mean now, or why it cannot be chosen. */
function linesOfNow({ scene, words, name }: SheetTable, { thing }: Subject): SheetLine[] {
  if (!thing) return []
  if (scene.options.includes(thing)) return [[words.say('web-sheet-now'), words.option(scene, thing)]]
  return thing in scene.refused ? [[words.say('web-sheet-not-now'), words.whyNot(scene, thing, name)]] : []
}
