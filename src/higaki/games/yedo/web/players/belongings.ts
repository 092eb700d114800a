// What a clan has, counted by the words that missions ask for it with.

import type { Scene, Seat } from '$client/api/types'
import type { Amounts } from '../cards/cards'
import { DISTRICTS } from '../town/districts'
import { clanOf, disciplesAt, findFulfilled, numberOf, ownedBy, postsIn } from '../places'

/** Weapons, annexes, geishas, blessing, money, disciples by district, fulfilled missions by kind. */
export function haveOf(scene: Scene, seat: Seat): Amounts {
  const have: Amounts = {
    geishas: numberOf(scene, 'geishas', seat),
    blessing: numberOf(scene, 'blessings', seat),
    mon: numberOf(scene, 'mon', seat),
  }
  for (const place of ['weapon', 'annex'])
    for (const { kind, count } of ownedBy(scene, place, seat)) have[kind] = (have[kind] ?? 0) + (count ?? 1)
  for (const district of DISTRICTS)
    have[district] = postsIn(district)
      .flatMap((post) => disciplesAt(scene, post))
      .filter(({ kind }) => clanOf(kind) === seat).length
  for (const kind of findFulfilled(scene, seat)) have[kind] = (have[kind] ?? 0) + 1
  return have
}
