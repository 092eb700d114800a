// Everything about one card, ship or tile of Osaka.

import { findPart, piecesOf, printedOn, spacesOf } from '$client/scene/parts'
import type { Sheet, SheetLine, SheetTable, Subject } from '$client/sheet/subjects'
import type { Piece, Scene, Seat } from '$client/api/types'
import { cardOf, type Space } from './cards/kinds'
import { inDanger } from './sea/danger'

const goodsOf = (scene: Scene, seat: Seat, color: string): readonly Piece[] =>
  (findPart(scene, 'goods', seat)?.pieces ?? []).filter((piece) => cardOf(piece).color === color)
const number = (pieces: readonly Piece[]): number => pieces.reduce((sum, { count }) => sum + (count ?? 1), 0)
const tilesOf = (scene: Scene, seat: Seat, color: string): number =>
  number((findPart(scene, 'tiles', seat)?.pieces ?? []).filter(({ kind }) => kind === color))

/** What the viewer has of a colour: what a payday would reckon with. */
function owned({ scene, words }: SheetTable, color: string): SheetLine[] {
  if (scene.viewer === null) return []
  const goods = goodsOf(scene, scene.viewer, color)
  const said = words.say('sheet-owned', {
    color: words.piece('color', color),
    goods: number(goods),
    highest: Math.max(0, ...goods.map((piece) => cardOf(piece).value)),
    tiles: tilesOf(scene, scene.viewer, color),
  })
  return [[`${words.say('sheet-have')}:`, said]]
}

const shipOf = (scene: Scene, color: string) => piecesOf(scene, 'ship').find(({ kind }) => kind === color)

function cardSheet(table: SheetTable, { piece, place }: Subject): Sheet | null {
  if (!piece?.printed) return null
  const { scene, words, name } = table
  const { color, value, insures } = cardOf(piece)
  const said = words.piece('color', color)
  const space = shipOf(scene, color)?.space
  return {
    title: words.say('sheet-card', {
      card: words.piece('card', piece.kind),
      good: words.piece('good', color),
    }),
    lines: [
      words.say('sheet-coins', { value }),
      words.say('sheet-goods', { color: said }),
      words.say('sheet-insures', { color: said, insures }),
      ...(piece.mark ? [words.say('sheet-reserved', { name: name(piece.mark) })] : []),
      ...(piece.turned ? [words.say('sheet-insured')] : []),
      ...(place === 'goods' && inDanger(scene, piece) ? [words.say('in-danger')] : []),
      ...(space ? [[`${words.say('sheet-where', { color: said })}:`, words.piece('space', space)] as const] : []),
      ...owned(table, color),
    ],
    picture: { sort: 'card', piece },
  }
}

function shipSheet(table: SheetTable, color: string): Sheet | null {
  const { scene, words, name } = table
  const space = shipOf(scene, color)?.space
  if (!space) return null
  const waves = spacesOf<Space>(scene, 'ship')[space]?.kind === 'waves'
  const loads = scene.seats
    .map((seat) => ({ seat, goods: number(goodsOf(scene, seat, color)) }))
    .filter(({ goods }) => goods > 0)
    .map(({ seat, goods }) => words.say('sheet-load', { name: name(seat), goods }))
  return {
    title: words.say('sheet-ship', {
      color: words.piece('color', color),
      good: words.piece('good', color),
    }),
    lines: [
      words.piece('space', space),
      words.say('sheet-ship-moves'),
      ...(waves ? [words.say('sheet-ship-waves')] : []),
      ...(loads.length > 0 ? [[`${words.say('sheet-loaded')}:`, loads.join(', ')] as const] : []),
      ...owned(table, color),
    ],
  }
}

function tileSheet(table: SheetTable, color: string): Sheet {
  const { scene, words } = table
  const part = scene.places.find(({ place }) => place === 'tiles')
  const end = (part && printedOn<{ to_end?: number }>(part).to_end) ?? 0
  const args = { color: words.piece('color', color), end }
  return {
    title: words.say('sheet-tile', args),
    lines: [words.say('sheet-tile-does', args), ...owned(table, color)],
    picture: { sort: 'color', piece: { kind: color } },
  }
}

const isColor = (scene: Scene, kind: string | undefined): kind is string =>
  kind !== undefined && shipOf(scene, kind) !== undefined

/** On a phone the goods of another trader are counted by colour. */
const goodsSheet = (table: SheetTable, subject: Subject) =>
  isColor(table.scene, subject.kind) ? shipSheet(table, subject.kind) : cardSheet(table, subject)
const tiles = (table: SheetTable, { kind }: Subject) => (isColor(table.scene, kind) ? tileSheet(table, kind) : null)

/** Insured goods lie among the others, under a place name of their own. */
function insuredSheet(table: SheetTable, subject: Subject): Sheet | null {
  const piece = (findPart(table.scene, 'goods', subject.owner)?.pieces ?? []).find(
    ({ kind, turned }) => turned && kind === subject.kind,
  )
  return piece ? cardSheet(table, { ...subject, piece }) : null
}

const byThing = (table: SheetTable, _: string, subject: Subject) =>
  subject.place === 'insured' ? insuredSheet(table, subject) : cardSheet(table, subject)

export const things = {
  market: byThing,
  farm: byThing,
  hand: byThing,
  goods: byThing,
  tile: (table: SheetTable, color: string) => tileSheet(table, color),
}

export const places = {
  market: cardSheet,
  farm: cardSheet,
  hand: cardSheet,
  goods: goodsSheet,
  insured: insuredSheet,
  tiles,
  ship: (table: SheetTable, { kind }: Subject) => (kind ? shipSheet(table, kind) : null),
}
