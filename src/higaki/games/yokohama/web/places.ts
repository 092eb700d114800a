// What Yokohama's table makes of the parts of a scene.

import { countOf, findPart, partAt, partOf, piecesAt, piecesOf, printedOn, spaceOf } from '$client/scene/parts'
import { spotKey, type Piece, type Planned, type Scene, type Seat } from '$client/api/types'

/** Where somebody or something is that stands in no area. */
export const SUPPLY = 'supply'

/** What is printed on an area. */
export type AreaPrint = {
  kind: string
  category: string
  by_strength: number[]
}

/** An area where it lies: "b3" is the third one of the second row. */
export interface Lot extends AreaPrint {
  area: string
  lot: string
}

export function pieceAt(scene: Scene, place: string, at: string): Piece | undefined {
  return piecesAt(scene, place, at)[0]
}

/** What is printed on a space or slot itself. */
export function printedAt<Printed>(scene: Scene, place: string, at: string): Partial<Printed> {
  const part = partAt(scene, place, at)
  return part ? printedOn<Partial<Printed>>(part) : {}
}

/** The rows of the town from the widest one down; each begins half an area further to the right. */
export function townOf(scene: Scene): Lot[][] {
  const lots = piecesOf(scene, 'lot')
    .filter(({ space }) => space !== undefined && /^[a-z]\d$/.test(space))
    .map((piece): Lot => ({
      kind: piece.kind,
      category: '',
      by_strength: [],
      ...printedOn<object>(piece),
      area: piece.kind,
      lot: piece.space ?? '',
    }))
    .sort((one, other) => one.lot.localeCompare(other.lot))
  const rows = new Map<string, Lot[]>()
  for (const lot of lots) rows.set(lot.lot[0] ?? '', [...(rows.get(lot.lot[0] ?? '') ?? []), lot])
  return [...rows.values()]
}

/** The house that a piece belongs to, and what it is: "red_shop". */
export function pieceName(kind: string): { seat: Seat; piece: string } {
  const cut = kind.lastIndexOf('_')
  return { seat: kind.slice(0, cut), piece: kind.slice(cut + 1) }
}

/** So many pieces of a kind, wherever they lie. */
export function countIn(pieces: readonly Piece[], kind: string): number {
  return pieces
    .filter((piece) => piece.kind === kind && !piece.turned)
    .reduce((sum, piece) => sum + (piece.count ?? 1), 0)
}

/** One house in an area. */
export interface Crowd {
  seat: Seat
  president: boolean
  assistants: number
}

/** Who stands in an area, in the order of the seats. */
export function crowdsIn(scene: Scene, area: string): Crowd[] {
  const standing = piecesAt(scene, 'assistants', area)
  return scene.seats
    .map((seat) => ({
      seat,
      president: spaceOf(scene, 'president', seat) === area,
      assistants: countIn(standing, `${seat}_assistant`),
    }))
    .filter(({ president, assistants }) => president || assistants > 0)
}

const PLACING = ['PlaceFirst', 'PlaceMore']

/** So many assistants the viewer is about to place in an area. */
export function aboutToPlace(planned: readonly Planned[] | undefined, area: string): number {
  return (planned ?? []).filter(({ thing, step }) => thing === `area.${area}` && PLACING.includes(step.name)).length
}

export const SITES = ['1', '2', '3', '4', 'house'] as const

/** Who has built on a site. */
export function builderOn(scene: Scene, site: string): Seat | undefined {
  const building = pieceAt(scene, 'building', site)
  return building && pieceName(building.kind).seat
}

export function hasStation(scene: Scene, area: string): boolean {
  return findPart(scene, 'station')?.pieces?.some((piece) => piece.space === area) ?? false
}

/** Where the action of the moment takes place, and how strong it is. */
export function actionOf(scene: Scene): { area: string; strength: number } | null {
  const area = findPart(scene, 'acting')?.pieces?.[0]?.space
  return area && area !== SUPPLY ? { area, strength: countOf(scene, 'strength') } : null
}

/** Orders in somebody's hand, as far as the viewer knows them. */
export const HAND = ['dealt', 'kept', 'hand'] as const

/** Is an area spoken of: who stands there, its tile or its sites? */
export function isAreaTouched(touched: ReadonlySet<string>, area: string): boolean {
  const keys = [
    spotKey(['assistants', null, area]),
    spotKey(['tile', null, area]),
    ...SITES.map((site) => spotKey(['building', null, `${area}_${site}`])),
  ]
  return keys.some((key) => touched.has(key))
}

/** The names of the slots or spaces of one board, in order: "port_1" and so on. */
export function slotsOf(scene: Scene, place: string, board: string): string[] {
  return scene.places.flatMap(({ place: name, at }) =>
    name === place && at !== undefined && at.startsWith(`${board}_`) ? [at] : [],
  )
}

/** Is this board in play? Two players have but one for orders and one for technologies. */
export function isInPlay(scene: Scene, area: string): boolean {
  return townOf(scene).some((row) => row.some((lot) => lot.area === area))
}

/** How many settled spaces of one board bring the end near, with so many players. */
export function spacesToEnd(scene: Scene): number | undefined {
  return printedOn<{ spaces_to_end?: number[] }>(partOf(scene, 'lot')).spaces_to_end?.[scene.seats.length]
}

/** From which strength on an area yields so much. */
export function strengthFor(scene: Scene, area: string, level: number | undefined): number | undefined {
  const lot = townOf(scene)
    .flat()
    .find((one) => one.area === area)
  const at = level === undefined ? -1 : (lot?.by_strength.findIndex((given) => given >= level) ?? -1)
  return at < 0 ? undefined : at + 1
}
