// What stands on the plaques of the districts: what one pays there and what one gets.

import { previewOf } from '$client/scene/parts'
import type { Scene } from '$client/api/types'
import { figuresOf, numberOf } from '../places'

export interface Item {
  sign: string
  count: number
}
export interface Plaque {
  pays: Item[]
  gets: Item[]
  /** What is left of it, where that is limited. */
  left?: number
}

const one = (sign: string): Item => ({ sign, count: 1 })
const so = (sign: string, count: number | undefined): Item[] => (count === undefined ? [one(sign)] : [{ sign, count }])

export function plaqueOf(scene: Scene, action: string): Plaque {
  const figures = figuresOf(scene)
  const [sold_1, sold_2] = figures.sell ?? []
  const [bought_1, bought_3] = figures.buy ?? []
  const plaques: Record<string, Plaque> = {
    audience: { pays: [], gets: so('prestige', figures.audience) },
    orders: { pays: [], gets: [one('mission')] },
    garden: { pays: [], gets: [one('order')] },
    recruit: { pays: so('mon', figures.recruit), gets: [one('recruit')] },
    sell_1: { pays: so('prestige', sold_1?.[0]), gets: so('mon', sold_1?.[1]) },
    sell_2: { pays: so('prestige', sold_2?.[0]), gets: so('mon', sold_2?.[1]) },
    foresee_cards: { pays: [], gets: [one('foresight'), one('action')] },
    build: { pays: so('mon', figures.annex), gets: [one('annex')] },
    foresee_weapons: { pays: [], gets: [one('foresight'), one('weapon')] },
    church: { pays: [], gets: [one('church'), { sign: 'mon', count: numberOf(scene, 'church') }] },
    buy_1: { pays: so('mon', bought_1?.[0]), gets: so('prestige', bought_1?.[1]) },
    buy_3: { pays: so('mon', bought_3?.[0]), gets: so('prestige', bought_3?.[1]) },
    foresee_bonuses: { pays: [], gets: [one('foresight'), one('bonus')] },
    geisha_for_mon: {
      pays: so('mon', figures.geisha_mon),
      gets: [one('geisha')],
      left: numberOf(scene, 'geishas_left'),
    },
    geisha_for_prestige: {
      pays: so('prestige', figures.geisha_prestige),
      gets: [one('geisha')],
      left: numberOf(scene, 'geishas_left'),
    },
    buy_card: { pays: so('mon', figures.card), gets: [one('action')] },
    sell_card: { pays: [one('action')], gets: so('mon', figures.sold_card) },
    bless: { pays: [], gets: [one('blessing')], left: numberOf(scene, 'blessings_left') },
    foresee_missions: { pays: [], gets: [one('foresight'), one('mission')] },
    omens: { pays: [], gets: [one('foresight'), one('event')] },
    rest: { pays: [], gets: [one('home')] },
  }
  const printed = plaques[action] ?? { pays: [], gets: [one('any_district')] }
  return { ...printed, ...now(scene, action, printed) }
}

/** What holds at this moment, where an event has changed a figure: money and honour, less than 0 where one gives them. */
function now(scene: Scene, action: string, printed: Plaque): Partial<Plaque> {
  const preview = previewOf<Record<string, number>>(scene, `action.${action}`)
  if (!preview) return {}
  const current = (items: Item[]) =>
    items.map((item) => ({ ...item, count: Math.abs(preview[item.sign] ?? item.count) }))
  return { pays: current(printed.pays), gets: current(printed.gets) }
}
