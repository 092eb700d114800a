// Applies an event to a scene: the table between two views, as far as a viewer can know it.

import {
  isMoved,
  isShifted,
  isWent,
  spotKey,
  spotOf,
  type Event,
  type Moved,
  type Part,
  type Piece,
  type Scene,
  type Spot,
} from '../api/types'

/** The prints on pieces, by sort and kind: a card that becomes visible is drawn before the next view contains it. */
export type Printings = ReadonlyMap<string, Piece['printed']>

const printingKey = (sort: string, kind: string) => `${sort} ${kind}`

/** The prints on all pieces of these scenes. */
export function printingsOf(...scenes: readonly Scene[]): Map<string, Piece['printed']> {
  const found = new Map<string, Piece['printed']>()
  for (const part of scenes.flatMap((scene) => scene.places))
    for (const piece of [...(part.pieces ?? []), ...(part.remembered ?? [])])
      if (part.sort) found.set(printingKey(part.sort, piece.kind), piece.printed)
  return found
}

/** The scene after an event; a line of the log changes nothing. */
export function applied(scene: Scene, event: Event, printings: Printings = printingsOf(scene)): Scene {
  if (isMoved(event)) return afterMove(scene, event, printings)
  if (isShifted(event)) {
    const less = changed(scene, indexOf(scene, event.from), (part) => counted(part, -event.count))
    return changed(less, indexOf(less, event.to), (part) => counted(part, event.count))
  }
  if (isWent(event)) {
    const onto = (piece: Piece) => (piece.kind === event.kind ? { ...piece, space: event.to } : piece)
    return changed(scene, indexOf(scene, [event.place, null]), (part) => ({ ...part, pieces: part.pieces?.map(onto) }))
  }
  return scene
}

/** The start or end of a move in a scene: a part, and whether the piece is among the turned pieces. */
interface End {
  index: number
  turned?: string
}

function indexOf(scene: Scene, spot: Spot): number {
  return scene.places.findIndex((part) => spotKey(spotOf(part)) === spotKey(spot))
}

/** Events name turned pieces by a place of their own, but they lie among the other pieces of their owner. */
function endOf(scene: Scene, spot: Spot, other: Spot): End {
  const index = indexOf(scene, spot)
  if (index >= 0) return { index }
  const [turned, owner] = spot
  const among = scene.places.findIndex(
    (part) => part.owner === owner && part.pieces?.some((piece) => piece.turned === turned),
  )
  return { index: among >= 0 || other[1] !== owner ? among : indexOf(scene, other), turned }
}

function changed(scene: Scene, index: number, change: (part: Part) => Part): Scene {
  return { ...scene, places: scene.places.map((part, at) => (at === index ? change(part) : part)) }
}

function counted(part: Part, by: number): Part {
  return { ...part, count: Math.max(0, (part.count ?? 0) + by) }
}

function afterMove(scene: Scene, event: Moved, printings: Printings): Scene {
  const { sort, kind } = event
  const from = endOf(scene, event.from, event.to)
  // A piece from the box is reported as a move within its target place.
  const fromBox = spotKey(event.from) === spotKey(event.to)
  const source = fromBox ? undefined : scene.places[from.index]
  const leaving = source && kind !== null ? leavingPiece(source, kind, from.turned, event.to[1]) : undefined
  const without = source ? changed(scene, from.index, (part) => lessened(part, event, leaving, from.turned)) : scene
  const to = endOf(without, event.to, event.from)
  const printed = leaving?.printed ?? (kind === null ? undefined : printings.get(printingKey(sort, kind)))
  // A piece without a description cannot be drawn: it is counted like a hidden one.
  const known = kind !== null && (printed !== undefined || !isPrinted(sort, printings))
  const piece: Piece | null = known
    ? { kind, ...(printed && { printed }), ...(leaving?.mark && { mark: leaving.mark }) }
    : null
  return changed(without, to.index, (part) => grown(part, event, piece, to.turned))
}

function isPrinted(sort: string, printings: Printings): boolean {
  return [...printings].some(([key, printed]) => key.startsWith(`${sort} `) && printed !== undefined)
}

/** Which of several equal pieces moves: in a row the one marked by the receiver, otherwise one without a mark. */
function leavingPiece(
  part: Part,
  kind: string,
  turned: string | undefined,
  receiver: string | null,
): Piece | undefined {
  const alike = (part.pieces ?? []).filter((piece) => piece.kind === kind && piece.turned === turned)
  if (part.form !== 'row' || receiver === null) return alike[0]
  return alike.find((piece) => piece.mark === receiver) ?? alike.find((piece) => !piece.mark) ?? alike[0]
}

function lessened(part: Part, { kind, back }: Moved, leaving: Piece | undefined, turned?: string): Part {
  const less = turned ? { ...part } : counted(part, -1)
  if (part.pieces) less.pieces = part.pieces.flatMap((piece) => (piece === leaving ? oneLess(piece) : [piece]))
  const remembered = part.remembered?.find((piece) => piece.kind === kind)
  if (part.remembered)
    less.remembered = part.remembered.flatMap((piece) => (piece === remembered ? oneLess(piece) : [piece]))
  if (part.backs && back) less.backs = { ...part.backs, [back]: Math.max(0, (part.backs[back] ?? 0) - 1) }
  return less
}

function grown(part: Part, { back }: Moved, piece: Piece | null, turned?: string): Part {
  const more = turned ? { ...part } : counted(part, 1)
  if (part.pieces && piece)
    more.pieces = part.form === 'row' ? [...part.pieces, piece] : oneMore(part.pieces, piece, turned)
  if (part.remembered && piece) more.remembered = oneMore(part.remembered, piece)
  if (part.backs && back) more.backs = { ...part.backs, [back]: (part.backs[back] ?? 0) + 1 }
  return more
}

const oneLess = (piece: Piece): Piece[] => ((piece.count ?? 1) > 1 ? [{ ...piece, count: (piece.count ?? 1) - 1 }] : [])

function oneMore(pieces: readonly Piece[], { kind, printed }: Piece, turned?: string): Piece[] {
  const alike = pieces.find((piece) => piece.kind === kind && piece.turned === turned)
  if (alike) return pieces.map((piece) => (piece === alike ? { ...piece, count: (piece.count ?? 1) + 1 } : piece))
  return [...pieces, { kind, count: 1, ...(printed && { printed }), ...(turned && { turned }) }]
}
