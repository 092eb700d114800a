// The offer on the table: whose, to whom, what is given and what is wanted.

import { findPart } from '$client/scene/parts'
import type { Piece, Scene, Seat, Thing } from '$client/api/types'
import { numberOf, pointedOut, singly } from '../places'

export interface Offered {
  offerer: Seat
  to: Seat
  /** Open pieces, and cards that only their owner sees. */
  weapons: Piece[]
  cards: { place: string; sort: 'mission' | 'card' | 'bonus'; seen: Piece[]; backs: string[] }[]
  mon: number
  geishas: number
  wanted: { wish: string; count: number }[]
  wantedMon: number
  /** What the viewer may still ask for. */
  wishes: Thing[]
}

const HIDDEN = [
  ['offered_mission', 'mission'],
  ['offered_card', 'card'],
  ['offered_bonus', 'bonus'],
] as const

export function offerOf(scene: Scene): Offered | null {
  const [offerer, to] = [pointedOut(scene, 'offerer'), pointedOut(scene, 'offered_to')]
  if (!offerer || !to) return null
  return {
    offerer,
    to,
    weapons: singly(findPart(scene, 'offered_weapon')?.pieces ?? []),
    cards: HIDDEN.map(([place, sort]) => {
      const part = findPart(scene, place, offerer)
      const seen = singly(part?.pieces ?? [])
      const backs = Object.entries(part?.backs ?? {}).flatMap(([back, count]) =>
        Array.from({ length: count }, () => back),
      )
      const unknown = Math.max(0, (part?.count ?? 0) - seen.length - backs.length)
      return { place, sort, seen, backs: [...backs, ...Array.from({ length: unknown }, () => '')] }
    }),
    mon: numberOf(scene, 'offered_mon'),
    geishas: numberOf(scene, 'offered_geishas'),
    wanted: scene.places.flatMap((part) =>
      part.place === 'wanted' && part.at && (part.count ?? 0) > 0 ? [{ wish: part.at, count: part.count ?? 0 }] : [],
    ),
    wantedMon: numberOf(scene, 'wanted_mon'),
    wishes: scene.options.filter((thing) => thing.startsWith('want.')),
  }
}
