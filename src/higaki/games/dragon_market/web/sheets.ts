// Everything about one boat, order, good, bonus or messenger of Dragon Market.

import { findPart, piecesOf } from '$client/scene/parts'
import { holderOf, sidesOf } from '$client/scene/seats'
import type { Sheet, SheetLine, SheetTable, Subject } from '$client/sheet/subjects'
import type { Piece } from '$client/api/types'
import { orderOf, ordersOf, wantedBy } from './places'
import { aboutMessenger, aboutStack, cellOfGood, partsOfBoat } from './saying'
import { Fleet } from './boats/fleet'

const labelled = ({ words }: SheetTable, key: string, text: string): SheetLine => [`${words.say(key)}:`, text]
const telling = (table: SheetTable) => ({
  ...table,
  boats: new Fleet().read(table.scene),
})

function boatSheet(table: SheetTable, number: string): Sheet | null {
  const { words } = table
  const parts = partsOfBoat(telling(table), number)
  if (!parts) return null
  return {
    title: words.piece('boat', number),
    lines: [
      labelled(table, 'sheet-lies', parts.lies),
      labelled(table, 'sheet-carries', parts.goods.join(', ') || words.say('sheet-nothing-missing')),
      labelled(table, 'sheet-stands', parts.standing.map(table.name).join(', ') || words.say('sheet-nobody')),
    ],
  }
}

function orderSheet(table: SheetTable, { piece: order, owner, place }: Subject): Sheet | null {
  if (!order?.printed) return null
  const { scene, words } = table
  const { goods, bonus } = orderOf(order)
  const holder = owner ?? (scene.viewer === null ? null : holderOf(scene, scene.viewer))
  const basket = (holder ? (findPart(scene, 'basket', holder)?.pieces ?? []) : []).map(({ kind }) => kind)
  const { boats } = telling(table)
  const at = (good: string) => [words.piece('good', good), cellOfGood({ scene, boats }, good)].filter(Boolean).join(' ')
  const missing = goods.filter((good) => !basket.includes(good))
  const names = (some: readonly string[]) => some.map((good) => words.piece('good', good)).join(', ')
  return {
    title: words.place(place === 'secret' ? 'secret' : 'order'),
    lines: [
      labelled(table, 'sheet-asks', names(goods)),
      ...(missing.length < goods.length
        ? [labelled(table, 'sheet-collected', names(goods.filter((good) => basket.includes(good))))]
        : []),
      labelled(table, 'sheet-missing', missing.map(at).join(', ') || words.say('sheet-nothing-missing')),
      ...bonusLines(table, bonus),
    ],
  }
}

const bonusLines = (table: SheetTable, bonus: string | null): SheetLine[] =>
  bonus
    ? [labelled(table, 'sheet-bonus', table.words.piece('bonus', bonus)), table.words.say(`bonushelp-${bonus}`)]
    : []

/** A fulfilled order is what its bonus does. */
function fulfilledSheet(table: SheetTable, order: Piece | undefined): Sheet | null {
  if (!order?.printed) return null
  const { words } = table
  const { goods, bonus } = orderOf(order)
  return {
    title: bonus ? words.piece('bonus', bonus) : words.place('fulfilled'),
    lines: [
      ...(bonus ? [words.say(`bonushelp-${bonus}`)] : []),
      ...(order.turned ? [words.say('sheet-bonus-used')] : []),
      labelled(table, 'sheet-asks', goods.map((good) => words.piece('good', good)).join(', ')),
    ],
  }
}

function goodSheet(table: SheetTable, good: string): Sheet {
  const { scene, words, name } = table
  const { boats } = telling(table)
  const holder = scene.viewer === null ? null : holderOf(scene, scene.viewer)
  const inBasket = holder !== null && piecesOf(scene, 'basket', holder).some(({ kind }) => kind === good)
  const theirs = sidesOf(scene)
    .map((side) => side[0] ?? '')
    .filter((seat) => seat !== holder && ordersOf(scene, seat).some((order) => orderOf(order).goods.includes(good)))
  const where = cellOfGood({ scene, boats }, good)
    ? aboutStack({ ...table, boats }, good)
    : words.say('sheet-good-gone')
  return {
    title: words.piece('good', good),
    lines: [
      labelled(table, 'sheet-good-where', where),
      ...(wantedBy(scene, scene.viewer).has(good) ? [words.say('sheet-good-wanted')] : []),
      ...(inBasket ? [words.say('sheet-good-have')] : []),
      ...(theirs.length > 0 ? [labelled(table, 'sheet-good-theirs', theirs.map(name).join(', '))] : []),
    ],
  }
}

const bonusSheet = ({ words }: SheetTable, bonus: string): Sheet => ({
  title: words.piece('bonus', bonus),
  lines: [words.say(`bonushelp-${bonus}`)],
})

function messengerSheet(table: SheetTable, { kind = '' }: Subject): Sheet | null {
  if (!table.scene.seats.includes(kind)) return null
  return {
    title: aboutMessenger(telling(table), kind),
    lines: [table.words.help('messenger')],
  }
}

const dieSheet = ({ scene, words }: SheetTable, kind: string): Sheet => ({
  title: words.piece('die', kind),
  lines: [
    words.piece('space', piecesOf(scene, 'die').find((die) => die.kind === kind)?.space ?? 'blank'),
    words.help('die'),
  ],
})

const fulfilled = (table: SheetTable, { piece, kind, owner }: Subject) =>
  fulfilledSheet(
    table,
    piece ?? (owner ? piecesOf(table.scene, 'fulfilled', owner).find((one) => one.kind === kind) : undefined),
  )
const good = (table: SheetTable, { kind }: Subject) => (kind === undefined ? null : goodSheet(table, kind))

export const things = {
  boat: boatSheet,
  order: (table: SheetTable, _: string, subject: Subject) => orderSheet(table, subject),
  good: goodSheet,
  bonus: bonusSheet,
  die: dieSheet,
}

export const places = {
  boat: (table: SheetTable, { kind }: Subject) => (kind ? boatSheet(table, kind) : null),
  order: orderSheet,
  secret: orderSheet,
  offer: orderSheet,
  fulfilled,
  used: fulfilled,
  market: good,
  basket: good,
  messenger: messengerSheet,
}
