// What is printed on the cards of Yedo, and with which signs it is drawn.

import { printedOn } from '$client/scene/parts'
import type { Piece } from '$client/api/types'

export type Amounts = Record<string, number>

export interface Mission {
  colour: string
  kind: string
  needs: Amounts
  reward: Amounts
  bonus_needs: Amounts
  bonus_reward: Amounts
}
export interface ActionCard {
  phases: string[]
  mon: number
  samurai: boolean
  figures: number[]
}
export interface Bonus {
  alone: number
  shared: number
  kind: string
  of: string
  amount: number
}
export interface EventCard {
  closes: string
  figures: number[]
  samurai: boolean
}

export const COLOURS = ['green', 'yellow', 'red', 'black'] as const
export const WEAPONS = ['doku', 'fukiya', 'katana', 'metsubushi', 'nawa', 'shuko', 'shuriken', 'yumi'] as const
export const ANNEXES = ['yashiki', 'karesansui', 'dojo', 'kobudo'] as const

export const missionOf = (piece: Piece): Mission => ({
  colour: '',
  kind: '',
  needs: {},
  reward: {},
  bonus_needs: {},
  bonus_reward: {},
  ...printedOn<object>(piece),
})
export const cardOf = (piece: Piece): ActionCard => ({
  phases: [],
  mon: 0,
  samurai: false,
  figures: [],
  ...printedOn<object>(piece),
})
export const bonusOf = (piece: Piece): Bonus => ({
  alone: 0,
  shared: 0,
  kind: '',
  of: '',
  amount: 0,
  ...printedOn<object>(piece),
})
export const eventOf = (piece: Piece): EventCard => ({
  closes: '',
  figures: [],
  samurai: false,
  ...printedOn<object>(piece),
})
export const rewardOf = (piece: Piece): Amounts => printedOn<{ reward?: Amounts }>(piece).reward ?? {}

/** The sign of something that a mission asks for or gives, by the word on the card. */
const SIGNS: Record<string, string> = { geishas: 'geisha', card: 'action', ends_game: 'castle', top_weapon: 'weapon' }
export const signOf = (word: string): string => SIGNS[word] ?? word

/** What is drawn once with its number; of everything else every single one is drawn. */
const COUNTED = ['geishas', 'geisha', 'mon', 'prestige']

/** Word by word as it is drawn: "castle" twice, three Mon once with their number. */
export function drawnOf(amounts: Amounts): { word: string; count: number }[] {
  return Object.entries(amounts).flatMap(([word, count]) =>
    COUNTED.includes(word) ? [{ word, count }] : Array.from({ length: count }, () => ({ word, count: 1 })),
  )
}

/** Signs for the pictures of action cards: what it is about, and what happens to it. */
export const CARD_SIGNS: Record<string, string[]> = {
  bribed_patrol: ['watch', 'arrow'],
  false_alarm: ['back_arrow', 'watch'],
  changing_of_the_watch: ['swap_watch'],
  hot_pursuit: ['watch', 'arrow', 'arrow'],
  trapdoor: ['disciple', 'shelter'],
  forged_papers: ['disciple', 'disciple', 'shelter'],
  over_the_rooftops: ['disciple', 'arrow', 'any_district'],
  safe_house: ['disciple', 'home', 'mon'],
  walls_have_ears: ['cancel'],
  fresh_delivery: ['weapon', 'market'],
  letter_of_passage: ['closed', 'key'],
  long_hours: ['any_district', 'any_district'],
  friend_at_the_stall: ['market', 'weapon'],
  sealed_orders: ['mission', 'mission'],
  hidden_purse: ['theft', 'mon'],
  pickpocket: ['mon', 'arrow', 'theft'],
  ambush: ['assassination', 'disciple', 'home'],
  switched_blades: ['weapon', 'trade', 'weapon'],
  slander: ['prestige', 'closed'],
  lured_away: ['geisha', 'arrow'],
  barred_door: ['gates', 'closed'],
  manhunt: ['watch', 'any_district'],
  spoiled_scheme: ['mission', 'closed'],
}

/** The same for events that close no district. */
export const EVENT_SIGNS: Record<string, string[]> = {
  weapons_fair: ['weapon', 'mon'],
  rice_levy: ['disciple', 'mon'],
  spring_festival: ['mon', 'mon'],
  pilgrims_gifts: ['church', 'mon'],
  sleepy_watch: ['watch', 'closed'],
  hurried_rounds: ['watch', 'arrow', 'arrow'],
  new_captain: ['swap_watch'],
  travelling_carpenters: ['annex', 'mon'],
  open_court: ['castle', 'prestige'],
  generous_patrons: ['mission', 'mon'],
  evening_of_music: ['geisha', 'mon'],
  ships_from_afar: ['harbor', 'prestige'],
  earthquake: ['annex', 'closed'],
  tidal_wave: ['weapon', 'church', 'closed'],
  great_fire: ['annex', 'weapon', 'closed'],
  fever: ['to_reserve'],
  broken_hearts: ['geisha', 'closed'],
  sword_edict: ['weapon', 'closed'],
  house_search: ['action', 'bonus', 'closed'],
  out_of_favour: ['prestige', 'closed'],
}

/** What a bonus card counts, as a sign; a colour of missions tints the sign of a mission. */
export function measureOf(of: string): { sign: string; colour?: string } {
  if (of.startsWith('missions_') && of !== 'missions_with_bonus')
    return { sign: 'mission', colour: of.slice('missions_'.length) }
  if (of.startsWith('kind_')) return { sign: of.slice('kind_'.length) }
  return { sign: MEASURES[of] ?? 'bonus' }
}
const MEASURES: Record<string, string> = {
  missions: 'mission',
  weapons: 'weapon',
  annexes: 'annex',
  geishas: 'geisha',
  mon: 'mon',
  disciples: 'disciple',
  action_cards: 'action',
  unfulfilled_missions: 'mission',
  order_first: 'order',
  different_weapons: 'weapon',
  blessings: 'blessing',
  mission_colours: 'mission',
  mission_kinds: 'espionage',
  missions_with_bonus: 'mission',
}
