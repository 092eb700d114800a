// What stands on the water in words, for who cannot see it: where it is, and what it carries.

import { piecesOf } from '$client/scene/parts'
import type { Scene, Seat } from '$client/api/types'
import type { Words } from '$client/text/words'
import { cargoOf, ridingAt, tokensOf, type Afloat } from './boats/fleet'
import { ahead, cellAt, headingOf } from './water/poses'

type Boats = ReadonlyMap<string, Afloat>

export interface Telling {
  scene: Scene
  words: Words
  name: (seat: Seat) => string
  boats: Boats
}

/** Where a boat lies, what it carries, and who stands on it. */
export function partsOfBoat(
  { scene, words, boats }: Omit<Telling, 'name'>,
  number: string,
): { lies: string; goods: string[]; standing: Seat[] } | null {
  const boat = boats.get(number)
  if (!boat) return null
  const along = boat.cells.map(([forward]) => forward)
  const lies = words.say('board-boat-lies', {
    from: cellAt(ahead(boat.pose, [Math.min(...along), 0])),
    to: cellAt(ahead(boat.pose, [Math.max(...along), 0])),
    heading: words.piece('heading', headingOf(boat.pose)),
  })
  const goods = cargoOf(scene, number)
    .sort((one, other) => one.part - other.part)
    .filter(({ kind }) => tokensOf(scene, kind) > 0)
    .map(({ kind }) => words.piece('good', kind))
  return { lies, goods, standing: messengersOn(scene, number) }
}

/** "c3 to e3, heading east; carries ring and snake; you stand on it" */
export function aboutBoat(telling: Telling, number: string): string {
  const { scene, words, name } = telling
  const parts = partsOfBoat(telling, number)
  if (!parts) return ''
  const { lies, goods } = parts
  const carries =
    goods.length > 0 ? words.say('board-boat-carries', { goods: listed(words, goods) }) : words.say('board-boat-empty')
  const standing = parts.standing.map((seat) =>
    seat === scene.viewer ? words.say('board-boat-you') : words.say('board-boat-somebody', { name: name(seat) }),
  )
  return [lies, carries, ...standing].join('; ')
}

/** "2 × ring, on boat 3, c4" */
export function aboutStack({ scene, words, boats }: Telling, good: string): string {
  const space = piecesOf(scene, 'stack').find((piece) => piece.kind === good)?.space
  const spot = ridingAt(scene, boats, space)
  const count = `${tokensOf(scene, good)} × ${words.piece('good', good)}`
  if (!spot) return count
  return words.say('board-good-lies', {
    good: count,
    boat: words.piece('boat', spot.carrier),
    cell: cellAt(ahead(spot.pose, spot.offset)),
  })
}

/** Where a good lies, as a cell; nothing while it is ashore or sold out. */
export function cellOfGood({ scene, boats }: Pick<Telling, 'scene' | 'boats'>, good: string): string | null {
  const space = piecesOf(scene, 'stack').find((piece) => piece.kind === good)?.space
  const spot = ridingAt(scene, boats, space)
  return spot && tokensOf(scene, good) > 0 ? cellAt(ahead(spot.pose, spot.offset)) : null
}

/** "Pink, your messenger, on boat 3, c4" */
export function aboutMessenger({ scene, words, name, boats }: Telling, seat: Seat): string {
  const space = piecesOf(scene, 'messenger').find((piece) => piece.kind === seat)?.space
  const spot = ridingAt(scene, boats, space)
  const who =
    seat === scene.viewer
      ? words.say('board-messenger-own', { name: name(seat) })
      : words.say('board-messenger', { name: name(seat) })
  if (!spot) return who
  const cell = cellAt(ahead(spot.pose, spot.offset))
  const carrier = spot.ashore ? words.piece('space', spot.carrier) : words.piece('boat', spot.carrier)
  return words.say('board-messenger-stands', { who, carrier, cell })
}

function messengersOn(scene: Scene, boat: string): Seat[] {
  return piecesOf(scene, 'messenger')
    .filter(({ kind, space }) => scene.seats.includes(kind) && space?.slice(0, -1) === boat && /[mab]$/.test(space))
    .map(({ kind }) => kind)
}

function listed(words: Words, said: readonly string[]): string {
  return said.reduce((first, second) => words.say('shell-and', { first, second }))
}
