// Everything about one mission, card, district, annex or weapon of Yedo.

import { findPart, partAt, piecesAt, previewOf } from '$client/scene/parts'
import { placeSheet, type Sheet, type SheetLine, type SheetTable, type Subject } from '$client/sheet/subjects'
import { printedPiece } from '$client/scene/staticFaces'
import type { Piece } from '$client/api/types'
import { ANNEXES, cardOf, missionOf, type Amounts } from './cards/cards'
import {
  clanOf,
  fieldsOf,
  isClosed,
  nextDistrict,
  numberOf,
  ownedBy,
  postsIn,
  singly,
  stallsOf,
  watchOf,
} from './places'
import { haveOf } from './players/belongings'
import { sayAmounts, sayPost } from './saying'
import { DISTRICTS, SLICES, type District } from './town/districts'

const CARDS = ['mission', 'card', 'bonus', 'event', 'favour'] as const
type CardSort = (typeof CARDS)[number]

const labelled = ({ words }: SheetTable, key: string, text: string): SheetLine => [`${words.say(key)}:`, text]

/** What the viewer lacks of what is asked for. */
function missingFor({ scene }: SheetTable, needs: Amounts): Amounts | null {
  if (scene.viewer === null) return null
  const have = haveOf(scene, scene.viewer)
  const missing = Object.entries(needs).map(([word, count]) => [word, count - (have[word] ?? 0)] as const)
  return Object.fromEntries(missing.filter(([, count]) => count > 0))
}

function missionLines(table: SheetTable, piece: Piece): SheetLine[] {
  const { words } = table
  const { colour, kind, needs, reward, bonus_needs, bonus_reward } = missionOf(piece)
  const missing = missingFor(table, needs)
  const extra = `${sayAmounts(words, 'need', bonus_needs)} → ${sayAmounts(words, 'reward', bonus_reward)}`
  return [
    `${words.piece('colour', colour)} · ${words.piece('mission_kind', kind)}`,
    labelled(table, 'board-needs', sayAmounts(words, 'need', needs)),
    labelled(table, 'board-reward', sayAmounts(words, 'reward', reward)),
    labelled(table, 'board-extra', extra),
    ...(missing
      ? [labelled(table, 'sheet-missing', sayAmounts(words, 'need', missing) || words.say('sheet-nothing-missing'))]
      : []),
  ]
}

function cardSheet(table: SheetTable, sort: CardSort, piece: Piece | undefined): Sheet | null {
  if (!piece) return null
  const { scene, words } = table
  const printed = piece.printed ? piece : printedPiece(scene.game, sort, piece.kind)
  const does = `${sort}-${piece.kind}-does`
  const { phases, mon } = cardOf(printed)
  return {
    title: words.piece(sort, piece.kind),
    lines:
      sort === 'mission'
        ? missionLines(table, printed)
        : [
            ...(words.has(does) ? [words.say(does)] : []),
            ...(sort === 'card'
              ? [labelled(table, 'sheet-played', phases.map((phase) => words.say(`moment-${phase}`)).join('; '))]
              : []),
            ...(sort === 'card' && mon > 0 ? [labelled(table, 'sheet-costs', words.say('board-price', { mon }))] : []),
            ...(sort === 'bonus' ? [words.help('bonus')] : []),
          ],
    picture: { sort, piece: printed },
  }
}

function weaponSheet({ scene, words }: SheetTable, kind: string, stall?: string): Sheet | null {
  if (!words.has(`weapon-${kind}`)) return null
  const table = { scene, words, name: String }
  const printed = stallsOf(scene).find((one) => one.stall === stall)?.price
  const price = stall ? (previewOf<{ mon?: number }>(scene, `market.${stall}`)?.mon ?? printed) : undefined
  const owned =
    scene.viewer === null ? 0 : singly(ownedBy(scene, 'weapon', scene.viewer)).filter((one) => one.kind === kind).length
  return {
    title: words.piece('weapon', kind),
    lines: [
      ...(price === undefined
        ? []
        : [labelled(table, 'sheet-costs', words.say('board-price', { mon: Math.abs(price) }))]),
      ...(scene.viewer === null ? [] : [labelled(table, 'sheet-owned', String(owned))]),
      words.help('weapon'),
    ],
    picture: { sort: 'weapon', piece: { kind } },
  }
}

function annexSheet(table: SheetTable, annex: string): Sheet | null {
  const { scene, words, name } = table
  if (!(ANNEXES as readonly string[]).includes(annex)) return null
  const left = singly(findPart(scene, 'annexes_left')?.pieces ?? []).filter(({ kind }) => kind === annex).length
  const owned = scene.viewer !== null && ownedBy(scene, 'annex', scene.viewer).some(({ kind }) => kind === annex)
  const standing = singly(piecesAt(scene, 'annex_post', annex)).map(({ kind }) => name(clanOf(kind)))
  return {
    title: words.piece('annex', annex),
    lines: [
      words.say(`annex-${annex}-does`),
      ...(scene.viewer === null ? [] : [labelled(table, 'sheet-owned', words.say(owned ? 'sheet-yes' : 'sheet-no'))]),
      ...(standing.length > 0 ? [labelled(table, 'sheet-here', standing.join(', '))] : []),
      labelled(table, 'sheet-left', String(left)),
      words.help('annex'),
    ],
    picture: { sort: 'annex', piece: { kind: annex } },
  }
}

const isDistrict = (name: string): name is District => (DISTRICTS as readonly string[]).includes(name)

/** Of a district: what can be done there, who is there, and where the watch is. */
function districtSheet(table: SheetTable, district: string): Sheet | null {
  if (!isDistrict(district)) return null
  const { scene, words } = table
  const watch = watchOf(scene)
  const actions = Object.keys(SLICES[district].plaques).map((action) => words.piece('action', action))
  const comes = watch && nextDistrict(watch.district, watch.kind) === district
  return {
    title: words.piece('district', district),
    lines: [
      words.help(district),
      labelled(table, 'sheet-actions', actions.join('; ')),
      ...postsIn(district).map((post) => labelled(table, 'sheet-here', sayPost(table, post))),
      ...(watch?.district === district ? [words.say('sheet-watch-here')] : []),
      ...(comes ? [words.say('sheet-watch-next')] : []),
      ...(isClosed(scene, district) ? [words.say('sheet-closed')] : []),
    ],
  }
}

const districtOf = (post: string): District | undefined =>
  DISTRICTS.find((district) => postsIn(district).includes(post))

/** A post of the castle has an action of its own; elsewhere the district is meant. */
function postSheet(table: SheetTable, post: string): Sheet | null {
  const district = districtOf(post)
  return district ? districtSheet(table, district) : null
}

function actionSheet(table: SheetTable, action: string): Sheet | null {
  const { scene, words } = table
  const annex = annexSheet(table, action)
  if (annex) return annex
  const district = DISTRICTS.find((one) => action in SLICES[one].plaques)
  if (!words.has(`action-${action}`)) return null
  const preview = previewOf<{ mon?: number; prestige?: number }>(scene, `action.${action}`)
  const costs = (['mon', 'prestige'] as const).flatMap((what) =>
    preview?.[what]
      ? [`${preview[what] > 0 ? '+' : '−'}${words.say(`reward-${what}`, { count: Math.abs(preview[what]) })}`]
      : [],
  )
  return {
    title: words.piece('action', action),
    lines: [
      ...(costs.length > 0 ? [costs.join(', ')] : []),
      ...(district ? [words.help(district), ...postsIn(district).map((post) => sayPost(table, post))] : []),
    ],
  }
}

function fieldSheet(table: SheetTable, name: string): Sheet | null {
  const { scene, words } = table
  const field = fieldsOf(scene).find((one) => one.field === name)
  if (!field) return null
  return {
    title: words.piece('field', name),
    lines: [
      words.say(`field-${name}-does`),
      labelled(table, 'sheet-minimum', words.say('board-price', { mon: field.minimum })),
      ...(field.winner ? [labelled(table, 'sheet-winner', table.name(field.winner))] : []),
      words.help('won'),
    ],
  }
}

const STACKS: Record<string, string> = {
  cards: 'card_stack',
  bonuses: 'bonus_stack',
  weapons: 'weapon_stack',
  events: 'event_stack',
}

function deckSheet(table: SheetTable, deck: string): Sheet | null {
  const { scene, words } = table
  const place = STACKS[deck] ?? 'mission_stack'
  const stack = STACKS[deck] ? findPart(scene, place) : partAt(scene, place, deck)
  if (!stack) return null
  const colour = STACKS[deck] ? [] : [words.piece('colour', deck)]
  return {
    title: [...colour, words.place(place)].join(' – '),
    lines: [labelled(table, 'sheet-left', String(stack.count ?? 0)), words.help(place)],
  }
}

/** What a clan holds or owns: its name, how many, and the rule. */
const countedSheet =
  (place: string) =>
  (table: SheetTable): Sheet | null => {
    const rule = placeSheet(table, place)
    const { viewer } = table.scene
    if (!rule || viewer === null) return rule
    const owned = labelled(table, 'sheet-owned', String(numberOf(table.scene, place, viewer)))
    return { ...rule, lines: [owned, ...rule.lines] }
  }

const card =
  (sort: CardSort) =>
  (table: SheetTable, member: string, { piece }: Subject): Sheet | null =>
    cardSheet(table, sort, piece ?? { kind: member })
const lying =
  (sort: CardSort) =>
  (table: SheetTable, { kind, piece }: Subject): Sheet | null =>
    kind === undefined ? null : cardSheet(table, sort, piece ?? { kind })
/** The uppermost cards of a stack are known by their place alone. */
const looked = (table: SheetTable, _: string, { kind, part }: Subject): Sheet | null => {
  const sort = CARDS.find((one) => one === part?.sort)
  if (!kind) return null
  return sort ? cardSheet(table, sort, { kind }) : weaponSheet(table, kind)
}
const weapon = (table: SheetTable, { kind = '', place, at }: Subject) =>
  weaponSheet(table, kind, place === 'market' ? at : undefined)
const annex = (table: SheetTable, { kind = '' }: Subject) => annexSheet(table, kind.replace(/^plot-/, ''))
/** Who stands somewhere belongs to the post. */
const around = (): null => null

export const things = {
  mission: card('mission'),
  card: card('card'),
  bonus: card('bonus'),
  favour: card('favour'),
  weapon: (table: SheetTable, kind: string) => weaponSheet(table, kind),
  market: (table: SheetTable, stall: string, { kind }: Subject) => weaponSheet(table, kind ?? '', stall),
  annex: annexSheet,
  yashiki: (table: SheetTable) => annexSheet(table, 'yashiki'),
  karesansui: (table: SheetTable) => annexSheet(table, 'karesansui'),
  district: districtSheet,
  post: postSheet,
  action: actionSheet,
  field: fieldSheet,
  stack: deckSheet,
  deck: deckSheet,
  looked,
  geisha: countedSheet('geishas'),
  blessing: countedSheet('blessings'),
  blackmail: countedSheet('blackmail'),
  disciple: countedSheet('clan_house'),
  position: countedSheet('order'),
}

export const places = {
  mission: lying('mission'),
  card: lying('card'),
  bonus: lying('bonus'),
  favour: lying('favour'),
  event: lying('event'),
  played: lying('card'),
  shown_mission: lying('mission'),
  drawn_mission: lying('mission'),
  drawn_card: lying('card'),
  drawn_bonus: lying('bonus'),
  offered_mission: lying('mission'),
  offered_card: lying('card'),
  offered_bonus: lying('bonus'),
  weapon,
  market: weapon,
  drawn_weapon: weapon,
  offered_weapon: weapon,
  annex,
  annexes_left: annex,
  geishas: countedSheet('geishas'),
  blessings: countedSheet('blessings'),
  blackmail: countedSheet('blackmail'),
  post: around,
  garden: around,
  annex_post: around,
  closed: around,
  won: around,
  watch: (table: SheetTable) => placeSheet(table, 'watch'),
}
