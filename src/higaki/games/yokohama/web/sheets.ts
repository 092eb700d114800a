// Everything about one area, site, order, technology or achievement of Yokohama.

import { findPart, piecesAt, previewOf } from '$client/scene/parts'
import { placeSheet, type Sheet, type SheetLine, type SheetTable, type Subject } from '$client/sheet/subjects'
import type { Piece } from '$client/api/types'
import { achievementOf, givenBy, orderOf, technologyOf } from './cards/cards'
import {
  actionOf,
  builderOn,
  countIn,
  hasStation,
  pieceAt,
  pieceName,
  printedAt,
  SITES,
  strengthFor,
  townOf,
  type Lot,
} from './places'
import { waresOf } from './players/belongings'
import { rewardOn, sayCrowds, sayReward } from './saying'
import type { Reward } from './signs/rewards'
import { unitOf } from './signs/units'

type Site = (typeof SITES)[number]
interface AreaPreview {
  yen?: number
  strength?: number
  /** What the president would act with if he came now. */
  with_president?: number
}

const labelled = ({ words }: SheetTable, key: string, text: string): SheetLine => [`${words.say(key)}:`, text]
const lotOf = ({ scene }: SheetTable, area: string): Lot | undefined =>
  townOf(scene)
    .flat()
    .find((lot) => lot.area === area)

/** "3 tea", as far as an area yields what is also a reward; else the bare number. */
const sayYield = ({ words }: SheetTable, { kind }: Lot, count: number): string => {
  const key = `reward-${unitOf(kind)}`
  return count > 0 && words.has(key) ? words.say(key, { count }) : String(count || '–')
}

const yieldAt = (table: SheetTable, lot: Lot, strength: number): string =>
  sayYield(table, lot, lot.by_strength[Math.min(strength, lot.by_strength.length) - 1] ?? 0)

function strengthLines(table: SheetTable, lot: Lot): SheetLine[] {
  const { scene, words } = table
  const acting = actionOf(scene)
  const preview = previewOf<AreaPreview>(scene, `area.${lot.area}`)
  const now = acting?.area === lot.area ? acting.strength : preview?.strength
  const said = (key: string, strength: number) =>
    labelled(table, 'sheet-strength', words.say(key, { strength, yield: yieldAt(table, lot, strength) }))
  return [
    ...(preview?.yen ? [labelled(table, 'sheet-costs', words.say('reward-yen', { count: preview.yen }))] : []),
    ...(now ? [said('sheet-strength-now', now)] : []),
    ...(preview?.with_president ? [said('sheet-strength-president', preview.with_president)] : []),
  ]
}

function sitesLines(table: SheetTable, area: string): SheetLine[] {
  const { scene, words, name } = table
  const pieceOf = (site: Site) => words.say(site === 'house' ? 'board-house' : 'board-shop')
  const built = SITES.flatMap((site) => {
    const seat = builderOn(scene, `${area}_${site}`)
    return seat ? [`${pieceOf(site)} (${name(seat)})`] : []
  })
  const free = SITES.filter((site) => !builderOn(scene, `${area}_${site}`)).map((site) =>
    words.say('sheet-site', {
      piece: pieceOf(site),
      reward: sayReward(words, rewardOn(scene, area, site)),
    }),
  )
  return [
    ...(built.length > 0 ? [labelled(table, 'sheet-built', built.join(', '))] : []),
    ...(free.length > 0 ? [labelled(table, 'sheet-sites', free.join('; '))] : []),
  ]
}

function areaSheet(table: SheetTable, area: string): Sheet | null {
  const { scene, words } = table
  const lot = lotOf(table, area)
  if (!lot) return null
  const lines: SheetLine[] = [words.help(lot.kind), labelled(table, 'sheet-here', sayCrowds(table, area))]
  if (hasStation(scene, area)) lines.push(words.say('board-station'))
  if (lot.category !== 'canal') {
    const yields = lot.by_strength.map((count, at) =>
      words.say('sheet-yield', {
        strength: at + 1,
        yield: sayYield(table, lot, count),
      }),
    )
    const tile = pieceAt(scene, 'tile', area)
    lines.push(labelled(table, 'sheet-yields', yields.join(' · ')), ...strengthLines(table, lot))
    if (tile) lines.push(labelled(table, 'sheet-tile', sayReward(words, givenBy(tile))))
    lines.push(...sitesLines(table, area))
  }
  return { title: `${words.piece('area', area)} (${lot.lot})`, lines }
}

function siteSheet(table: SheetTable, at: string): Sheet | null {
  const { scene, words, name } = table
  const cut = at.lastIndexOf('_')
  const [area, site] = [at.slice(0, cut), at.slice(cut + 1) as Site]
  if (!SITES.includes(site)) return null
  const seat = builderOn(scene, at)
  return {
    title: words.piece('site', at),
    lines: [
      labelled(table, 'sheet-gives', sayReward(words, rewardOn(scene, area, site))),
      ...(seat ? [labelled(table, 'sheet-built', name(seat))] : []),
      words.help('site_card'),
    ],
  }
}

/** What somebody lacks of what is asked for. */
function haveLines(table: SheetTable, asks: Reward): SheetLine[] {
  const { scene, words } = table
  if (scene.viewer === null) return []
  const have = waresOf(scene, scene.viewer)
  const missing = Object.fromEntries(
    Object.entries(asks).map(([ware, count]) => [ware, Math.max(0, count - (have[ware] ?? 0))]),
  )
  const said = sayReward(words, missing)
  return [said ? labelled(table, 'sheet-missing', said) : labelled(table, 'sheet-have', words.say('sheet-all-there'))]
}

function orderSheet(table: SheetTable, piece: Piece | undefined, slot?: string): Sheet | null {
  if (!piece?.printed) return null
  const { scene, words } = table
  const { country, asks, gives } = orderOf(piece)
  const board = slot?.slice(0, slot.lastIndexOf('_')) ?? ''
  const level = slot ? printedAt<{ level: number }>(scene, 'order_slot', slot).level : undefined
  const strength = strengthFor(scene, board, level)
  return {
    title: words.piece('country', country),
    lines: [
      labelled(table, 'sheet-asks', sayReward(words, asks)),
      labelled(table, 'sheet-gives', sayReward(words, gives)),
      ...haveLines(table, asks),
      ...(strength ? [labelled(table, 'sheet-level', words.say('board-needs-strength', { strength }))] : []),
    ],
    picture: { sort: 'order', piece },
  }
}

function technologySheet(table: SheetTable, piece: Piece | undefined, slot?: string): Sheet | null {
  if (!piece?.printed) return null
  const { scene, words } = table
  const { country, cost } = technologyOf(piece)
  const surcharge = slot ? (printedAt<{ surcharge: number }>(scene, 'tech_slot', slot).surcharge ?? 0) : 0
  const missing = slot ? previewOf<{ missing?: number }>(scene, `tech_slot.${slot}`)?.missing : undefined
  return {
    title: words.piece('technology', piece.kind),
    lines: [
      words.say(`technology-${piece.kind}-does`),
      labelled(table, 'sheet-cost', surcharge ? `${cost} + ${surcharge}` : String(cost)),
      ...(missing ? [labelled(table, 'sheet-costs', words.say('board-preview-missing', { count: missing }))] : []),
      labelled(table, 'sheet-flag', words.piece('country', country)),
    ],
  }
}

function achievementSheet(table: SheetTable, at: string): Sheet | null {
  const { scene, words, name } = table
  const card = pieceAt(scene, 'achievement', at)
  if (!card) return null
  const { letter, first, later } = achievementOf(card)
  const claimed = piecesAt(scene, 'claimed', at).map(({ kind }) => name(pieceName(kind).seat))
  return {
    title: words.say('sheet-achievement', {
      letter: letter.toUpperCase(),
      needs: words.piece('achievement', card.kind),
    }),
    lines: [
      labelled(table, 'sheet-points', words.say('board-achievement', { first, later })),
      ...(claimed.length > 0 ? [labelled(table, 'sheet-claimed', claimed.join(', '))] : []),
      words.help('achievement'),
    ],
  }
}

function spaceSheet(table: SheetTable, at: string): Sheet | null {
  const { scene, words, name } = table
  if (!words.has(`space-${at}`)) return null
  const standing = pieceAt(scene, 'space', at)
  const seat = standing && pieceName(standing.kind).seat
  const who = seat && (scene.seats.includes(seat) ? name(seat) : words.piece('seat', seat))
  const missing = previewOf<{ missing?: number }>(scene, `space.${at}`)?.missing
  return {
    title: words.piece('space', at),
    lines: [
      who ? labelled(table, 'sheet-taken', who) : words.say('sheet-free'),
      ...(missing ? [labelled(table, 'sheet-missing', words.say('reward-any_good', { count: missing }))] : []),
      words.help(at.startsWith('church') ? 'church' : 'customs'),
    ],
  }
}

function tileSheet(table: SheetTable, piece: Piece | undefined, place: 'tile' | 'tiles'): Sheet | null {
  if (!piece?.printed) return null
  const { words } = table
  const gives = sayReward(words, givenBy(piece))
  return {
    title: words.say('board-tile', { gives }),
    lines: [words.help(place)],
    picture: { sort: 'tile', piece },
  }
}

function agentSheet(table: SheetTable, { kind = '', place = '' }: Subject): Sheet | null {
  const { scene, words } = table
  if (!words.has(`country-${kind}`)) return null
  const left = countIn(findPart(scene, 'agents')?.pieces ?? [], kind)
  return {
    title: words.say('sheet-agent', { country: words.piece('country', kind) }),
    lines: [words.help('agents_of'), ...(place === 'agents' ? [labelled(table, 'sheet-left', String(left))] : [])],
  }
}

/** Goods, money and pieces of one's own: their name, how many, and the rule. */
function wareSheet(table: SheetTable, ware: string, place = 'wares'): Sheet | null {
  const { scene, words } = table
  const preview = previewOf<{ yen?: number }>(scene, `buy.${ware}`)
  const have = scene.viewer === null ? undefined : waresOf(scene, scene.viewer)[ware]
  const key = ['ware', 'item'].find((sort) => words.has(`${sort}-${ware}`))
  if (!key) return placeSheet(table, ware) ?? placeSheet(table, place)
  return {
    title: words.piece(key, ware),
    lines: [
      ...(have === undefined ? [] : [labelled(table, 'sheet-have', String(have))]),
      ...(preview?.yen ? [labelled(table, 'sheet-costs', words.say('reward-yen', { count: preview.yen }))] : []),
      words.help(place),
    ],
  }
}

const ofPiece =
  (place: string) =>
  (table: SheetTable, ware: string): Sheet | null =>
    wareSheet(table, ware, place)
/** What stands in an area belongs to the area. */
const around = (): null => null
const lying = (table: SheetTable, { kind = '', place = '' }: Subject): Sheet | null =>
  wareSheet(table, kind.includes('_') ? pieceName(kind).piece : kind, place)
const orderOfSeat = (table: SheetTable, { piece, kind, owner }: Subject): Sheet | null =>
  orderSheet(
    table,
    piece ?? (owner ? findPart(table.scene, 'hand', owner)?.remembered : [])?.find((one) => one.kind === kind),
  )

export const things = {
  area: areaSheet,
  site: siteSheet,
  space: spaceSheet,
  order_slot: (table: SheetTable, at: string) => orderSheet(table, pieceAt(table.scene, 'order_slot', at), at),
  tech_slot: (table: SheetTable, at: string) => technologySheet(table, pieceAt(table.scene, 'tech_slot', at), at),
  order: (table: SheetTable, _: string, subject: Subject) => orderOfSeat(table, subject),
  achievement: achievementSheet,
  tile: (table: SheetTable, _: string, { piece }: Subject) => tileSheet(table, piece, 'tile'),
  offering: ofPiece('wares'),
  buy: ofPiece('wares'),
  sell: ofPiece('wares'),
  good: ofPiece('wares'),
  item: ofPiece('warehouse'),
  supply: (table: SheetTable) => placeSheet(table, 'supply'),
}

export const places = {
  lot: (table: SheetTable, { kind }: Subject) => (kind ? areaSheet(table, kind) : null),
  building: (table: SheetTable, { at }: Subject) => (at ? siteSheet(table, at) : null),
  space: (table: SheetTable, { at }: Subject) => (at ? spaceSheet(table, at) : null),
  order_slot: (table: SheetTable, { piece, at }: Subject) => orderSheet(table, piece, at),
  tech_slot: (table: SheetTable, { piece, at }: Subject) => technologySheet(table, piece, at),
  technologies: (table: SheetTable, { piece }: Subject) => technologySheet(table, piece),
  achievement: (table: SheetTable, { at }: Subject) => (at ? achievementSheet(table, at) : null),
  tile: (table: SheetTable, { piece }: Subject) => tileSheet(table, piece, 'tile'),
  tiles: (table: SheetTable, { piece }: Subject) => tileSheet(table, piece, 'tiles'),
  dealt: orderOfSeat,
  kept: orderOfSeat,
  hand: orderOfSeat,
  agents: agentSheet,
  agents_of: agentSheet,
  wares: lying,
  yen: lying,
  supply: lying,
  warehouse: lying,
  assistants: around,
  president: around,
  station: around,
  claimed: around,
}
