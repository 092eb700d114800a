// What lies before everybody for a moment, found in a scene.

import { findPart } from '$client/scene/parts'
import type { Piece, Scene, Seat, Thing } from '$client/api/types'
import { pointedOut, singly } from '../places'

export interface Tray {
  place: string
  owner: Seat | null
  at?: string
  sort: string
  cards: { piece: Piece; thing: Thing }[]
}

/** Places that are empty most of the time: whose they are, and which group of things points at what lies there. */
const OPEN = [
  ['favour', 'favour'],
  ['played', 'card'],
  ['shown_mission', 'mission'],
  ['drawn_weapon', 'weapon'],
] as const
const OWN = [
  ['drawn_mission', 'mission'],
  ['drawn_card', 'card'],
  ['drawn_bonus', 'bonus'],
] as const

export function trayOf(scene: Scene): Tray[] {
  const lying = (place: string, sort: string, owner: Seat | null): Tray[] => {
    const pieces = singly(findPart(scene, place, owner)?.pieces ?? [])
    return pieces.length > 0
      ? [{ place, owner, sort, cards: pieces.map((piece) => ({ piece, thing: `${sort}.${piece.kind}` })) }]
      : []
  }
  return [
    // Favours lie open only until everybody has taken one.
    ...OPEN.flatMap(([place, sort]) =>
      place === 'favour' && scene.step?.name !== 'ChooseFavour' ? [] : lying(place, sort, null),
    ),
    ...(scene.viewer === null ? [] : OWN.flatMap(([place, sort]) => lying(place, sort, scene.viewer))),
    ...lookedAt(scene),
    ...bladesOf(scene),
  ]
}

/** The uppermost cards of a stack while they are laid back in an order. */
function lookedAt(scene: Scene): Tray[] {
  return scene.places.flatMap(({ place, at, sort, slots = [] }) => {
    const cards = slots.flatMap(({ kind, printed, thing }) =>
      kind && thing ? [{ piece: { kind, ...(printed && { printed }) }, thing }] : [],
    )
    return sort && cards.length > 0 ? [{ place, owner: null, ...(at && { at }), sort, cards }] : []
  })
}

/** The weapons of another clan, while one of them is chosen. */
function bladesOf(scene: Scene): Tray[] {
  const target = pointedOut(scene, 'aim')
  if (scene.step?.name !== 'TakeBlade' || !target || scene.turn !== scene.viewer) return []
  const weapons = singly(findPart(scene, 'weapon', target)?.pieces ?? [])
  return [
    {
      place: 'weapon',
      owner: target,
      sort: 'weapon',
      cards: weapons.map((piece) => ({ piece, thing: `weapon.${piece.kind}` })),
    },
  ]
}

/** Are the options of a group in a tray, so that the same cards in hand cannot be meant? */
export function isInTray(scene: Scene, group: string): boolean {
  return trayOf(scene).some(({ cards }) =>
    cards.some(({ thing }) => thing.startsWith(`${group}.`) && scene.options.includes(thing)),
  )
}
