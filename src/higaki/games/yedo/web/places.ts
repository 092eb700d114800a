// What Yedo's table makes of the parts of a scene.

import { countOf, findPart, partAt, partOf, piecesAt, piecesOf, printedOn, spaceOf } from '$client/scene/parts'
import { spotKey, type Piece, type Scene, type Seat } from '$client/api/types'
import { DISTRICTS, type District } from './town/districts'

/** One by one, where the scene counts what is alike. */
export const singly = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => Array.from({ length: piece.count ?? 1 }, () => piece))

/** The clan of "maeda_disciple". */
export const clanOf = (kind: string): Seat => kind.replace(/_disciple$/, '')

/** The figures that are printed on the board: prices, limits, the number of rounds. */
export interface Figures {
  recruit?: number
  sell?: [number, number][]
  annex?: number
  buy?: [number, number][]
  geisha_mon?: number
  geisha_prestige?: number
  card?: number
  sold_card?: number
  audience?: number
  rounds?: number
  sit_out?: number
  groups?: number
  limits?: Record<string, number>
}
export function figuresOf(scene: Scene): Figures {
  const part = findPart(scene, 'phase')
  return part ? printedOn<Figures>(part) : {}
}

/** Where disciples stand in a district; only in the castle there are several posts. */
export function postsIn(district: District): string[] {
  return district === 'castle' ? ['audience', 'orders', 'garden'] : [district]
}

/** Who stands at a post, one by one, in the order in which they came where that counts. */
export function disciplesAt(scene: Scene, post: string): Piece[] {
  const row = post === 'garden' ? (findPart(scene, 'garden')?.pieces ?? []) : []
  return [...singly(row), ...singly(piecesAt(scene, 'post', post))]
}

/** How many disciples a post has room for, and how many of its spaces a card has barred. */
export function spacesAt(scene: Scene, post: string): { spaces: number; barred: number } {
  const part = partAt(scene, 'post', post)
  const printed = part ? printedOn<{ spaces?: number[] }>(part).spaces : undefined
  const spaces = printed?.[scene.seats.length] ?? Math.max(2, disciplesAt(scene, post).length)
  return { spaces, barred: partAt(scene, 'barred', post)?.count ?? 0 }
}

/** How many disciples of a clan wait in the reserve. */
export const inReserve = (scene: Scene, seat: Seat): number =>
  singly(findPart(scene, 'reserve')?.pieces ?? []).filter(({ kind }) => clanOf(kind) === seat).length

/** Which figure of the watch walks, and where. */
export function watchOf(scene: Scene): { kind: string; district: District } | undefined {
  const figure = piecesOf(scene, 'watch').find(({ space }) => DISTRICTS.includes(space as District))
  return figure && { kind: figure.kind, district: figure.space as District }
}

/** Where the watch goes next: the red one follows the numbers, the blue one runs back. */
export function nextDistrict(district: District, kind: string): District {
  const at = DISTRICTS.indexOf(district) + (kind === 'red' ? 1 : DISTRICTS.length - 1)
  return DISTRICTS[at % DISTRICTS.length] ?? district
}

export const isClosed = (scene: Scene, district: string): boolean => spaceOf(scene, 'closed', 'closed') === district

/** The weapon on a stall of the market, and what is printed below it. */
export function stallsOf(scene: Scene): { stall: string; weapon: Piece | undefined; price: number }[] {
  return scene.places.flatMap((part) =>
    part.place === 'market' && part.at
      ? [{ stall: part.at, weapon: part.pieces?.[0], price: printedOn<{ price?: number }>(part).price ?? 0 }]
      : [],
  )
}

/** Where the markers of those who have won an auction lie. */
export const WON = 'won'

/** The bidding fields in their order: what is asked at least, which group, and who has won it. */
export function fieldsOf(scene: Scene): { field: string; minimum: number; group: number; winner: Seat | undefined }[] {
  return scene.places.flatMap((part) =>
    part.place === WON && part.at
      ? [{ field: part.at, minimum: 0, group: 0, ...printedOn<object>(part), winner: part.pieces?.[0]?.kind }]
      : [],
  )
}

/** What a track points at, unless it is nobody, nothing or nowhere. */
export function pointedOut(scene: Scene, place: string): string | undefined {
  const space = findPart(scene, place)?.pieces?.[0]?.space
  return space && !['nobody', 'nothing', 'nowhere', 'beside'].includes(space) ? space : undefined
}

export const numberOf = (scene: Scene, place: string, owner: Seat | null = null): number =>
  findPart(scene, place, owner)?.count ?? 0

/** What somebody owns openly, by kind. */
export function ownedBy(scene: Scene, place: string, seat: Seat): readonly Piece[] {
  return findPart(scene, place, seat)?.pieces ?? []
}

/** A hand as far as the viewer sees it, or remembers what was given to it, and how many cards it has beside these. */
export function handOf(
  scene: Scene,
  place: string,
  seat: Seat,
  remember = false,
): { cards: Piece[]; hidden: number; backs: Record<string, number> } {
  const part = partOf(scene, place, seat)
  const cards = singly(part.pieces ?? (remember ? part.remembered : undefined) ?? [])
  const known = cards.map((piece) => printedOn<{ colour?: string }>(piece).colour)
  const backs = Object.entries(part.backs ?? {}).map(([back, count]) => [
    back,
    Math.max(0, count - known.filter((colour) => colour === back).length),
  ])
  return {
    cards,
    hidden: Math.max(0, countOf(scene, place, seat) - cards.length),
    backs: Object.fromEntries(backs) as Record<string, number>,
  }
}

/** Is anything in a district spoken of? */
export function isDistrictTouched(touched: ReadonlySet<string>, district: District): boolean {
  const own: Partial<Record<District, string[]>> = {
    harbor: ['church'],
    temple: ['blessings_left'],
    redlight: ['geishas_left'],
    tavern: ['annexes_left'],
    castle: ['garden'],
  }
  const keys = [
    ...postsIn(district).map((post) => spotKey(['post', null, post])),
    ...(own[district] ?? []).map((place) => spotKey([place, null])),
  ]
  return keys.some((key) => touched.has(key))
}

/** Does the pending question point at something of these groups? */
export const asksFor = (scene: Scene, ...groups: string[]): boolean =>
  [...scene.options, ...Object.keys(scene.refused)].some((thing) => groups.includes(thing.split('.', 1)[0] ?? ''))

/** The kinds of the missions that a seat has fulfilled, as far as the viewer knows them. */
export function findFulfilled(scene: Scene, seat: Seat): string[] {
  const part = findPart(scene, 'fulfilled', seat)
  return [...(part?.pieces ?? part?.remembered ?? [])].map((piece) => printedOn<{ kind?: string }>(piece).kind ?? '')
}
