// What lies in the town in words, for who cannot see it.

import { countOf } from '$client/scene/parts'
import type { Piece, Scene, Seat } from '$client/api/types'
import type { Words } from '$client/text/words'
import { givenBy, siteCardOf, technologyOf, type Order } from './cards/cards'
import { builderOn, crowdsIn, hasStation, pieceAt, SITES, type Lot } from './places'
import { rewardsOf, type Reward } from './signs/rewards'

export interface Telling {
  scene: Scene
  words: Words
  name: (seat: Seat) => string
}

/** "3 points, 1 yen" */
export function sayReward(words: Words, reward: Reward): string {
  return rewardsOf(reward)
    .map(({ sign, count }) => words.say(`reward-${sign}`, { count }))
    .join(', ')
}

/** "United Kingdom: 3 tea, 2 silk for 7 points" */
export function sayOrder(words: Words, { country, asks, gives }: Order): string {
  return words.say('board-order', {
    country: words.piece('country', country),
    asks: sayReward(words, asks),
    gives: sayReward(words, gives),
  })
}

/** "Blue: president, 2 assistants" for everybody who stands there; or that nobody does. */
export function sayCrowds({ scene, words, name }: Telling, area: string): string {
  const crowds = crowdsIn(scene, area).map(({ seat, president, assistants }) => {
    const who = seat === scene.viewer ? words.say('board-you') : name(seat)
    const pieces = [
      president && words.say('board-president'),
      assistants > 0 && words.say('board-assistants', { count: assistants }),
    ]
    return `${who}: ${pieces.filter(Boolean).join(', ')}`
  })
  return crowds.length > 0 ? crowds.join('; ') : words.say('board-nobody')
}

/** Everything about an area: its name and lot, who stands there, what was built, what it yields, its tile. */
export function sayArea(telling: Telling, lot: Lot): string {
  const { scene, words } = telling
  const said = [`${words.piece('area', lot.area)} (${lot.lot})`, sayCrowds(telling, lot.area)]
  if (hasStation(scene, lot.area)) said.push(words.say('board-station'))
  const tile = pieceAt(scene, 'tile', lot.area)
  if (lot.category !== 'canal') said.push(words.say('board-yields', { yields: lot.by_strength.join(', ') }))
  if (tile) said.push(words.say('board-tile', { gives: sayReward(words, givenBy(tile)) }))
  return said.join('. ')
}

/** A site of an area: what it brings, or who has built there. */
export function saySite({ scene, words, name }: Telling, area: string, site: (typeof SITES)[number]): string {
  const builder = builderOn(scene, `${area}_${site}`)
  const piece = words.say(site === 'house' ? 'board-house' : 'board-shop')
  if (builder) return `${piece}: ${name(builder)}`
  return `${piece}: ${sayReward(words, rewardOn(scene, area, site))}`
}

export function rewardOn(scene: Scene, area: string, site: (typeof SITES)[number]): Reward {
  const card = pieceAt(scene, 'site_card', area)
  if (!card) return {}
  const { shops, house } = siteCardOf(card)
  return (site === 'house' ? house : shops[Number(site) - 1]) ?? {}
}

/** What an option would cost, and how strong it would be: "1 yen, strength 3". */
export function sayPreview(words: Words, preview: Record<string, unknown> | undefined): string | undefined {
  const said = ['yen', 'strength', 'missing', 'points'].flatMap((what) => {
    const count = preview?.[what]
    return typeof count === 'number' && count > 0 ? [words.say(`board-preview-${what}`, { count })] : []
  })
  return said.length > 0 ? said.join(', ') : undefined
}

/** A number of a seat with its name: "4 – yen". */
export function sayCount({ scene, words }: Telling, place: string, seat: Seat): string {
  return `${countOf(scene, place, seat)} – ${words.place(place)}`
}

/** "Ball, Great Britain, cost 3 + 1: 2 points for every order you fulfil" */
export function sayTechnology(words: Words, card: Piece, surcharge = 0): string {
  const { country, cost } = technologyOf(card)
  return words.say('board-technology', {
    technology: words.piece('technology', card.kind),
    country: words.piece('country', country),
    cost,
    surcharge,
    does: words.say(`technology-${card.kind}-does`),
  })
}
