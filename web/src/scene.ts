// The shapes the server speaks in. They must agree with the contract that server and client share.

export type Seat = string
export type Thing = string

export interface Piece {
  kind: string
  count?: number
  thing?: Thing
  mark?: string
  turned?: string
  space?: string
  /** What is printed on it, where its name does not say it all. */
  printed?: Record<string, unknown>
}

/** What a board can show of an option before it is taken; what is in it is the game's affair. */
export type Preview = Record<string, unknown>

/** One owner's part of a place: what the viewer may see of it. */
export interface Part {
  place: string
  form: 'heap' | 'pile' | 'row' | 'track' | 'number'
  owner: Seat | null
  sort?: string
  count?: number
  pieces?: Piece[]
  remembered?: Piece[]
}

/** A step or an event: a name, and fields that are numbers or the names of kinds. */
export type Fields = Record<string, string | number>

export interface Step extends Fields {
  name: string
}

export interface Scene {
  game: string
  seats: Seat[]
  viewer: Seat | null
  turn: Seat | null
  step: Step | null
  options: Thing[]
  previews: Record<Thing, Preview>
  /** Seats that share what they have; absent where everybody plays alone. */
  teams?: Seat[][]
  places: Part[]
  over: boolean
  scores?: Record<Seat, number>
  ranking?: Seat[][]
}

export type Spot = [place: string, owner: Seat | null]

export interface Moved {
  what: 'moved'
  sort: string
  kind: string | null
  from: Spot
  to: Spot
}

export type Told = Fields & { what: string }
export type Event = Moved | Told

export interface Entry {
  number: number
  seat: Seat | null
  thing: Thing | null
  events: Event[]
}

export interface Player {
  seat: Seat
  kind: 'human' | 'bot' | 'free'
  name: string | null
  bot: string | null
  you: boolean
  here: boolean
  connected: boolean
}

export type State = 'waiting' | 'playing' | 'over'

export interface Said {
  n: number
  seat: Seat | null
  name: string
  text: string
  at: string
}

export interface View {
  table: string
  seq: number
  game: string
  state: State
  private: boolean
  players: Player[]
  viewer: Seat | null
  scene: Scene | null
  entries: Entry[]
  can_undo: boolean
  /** Options that cannot be taken back for sure: they reveal something or hand the turn on. */
  final: Thing[]
  chat: Said[]
  rematch: string | null
}

export interface Update {
  seq: number
  view: View
  entries_from: number
  entries_total: number
}

export interface Card {
  table: string
  game: string
  state: State
  seats: Player[]
  turn: Seat | null
  your_turn: boolean
  private: boolean
  updated: string
}

export interface GameOption {
  name: string
  values: (string | number | boolean)[]
  /** The numbers of players it is for. */
  seats: number[]
}

export interface GameInfo {
  name: string
  seats: number[]
  minutes: number
  options: GameOption[]
  bots: string[]
}

export type SeatWish =
  { kind: 'me' } | { kind: 'friend' } | { kind: 'bot'; bot: string } | { kind: 'here'; name: string }

export interface Replay {
  moves: number
  entries: Entry[]
  scores: Record<Seat, number>[]
}

export interface Hint {
  thing: Thing
  reason: string
}

export function isMoved(event: Event): event is Moved {
  return event.what === 'moved'
}

/** The name under which a part of a place is emphasised: "hand/white", or "market/" where nobody owns it. */
export function spotKey([place, owner]: Spot): string {
  return `${place}/${owner ?? ''}`
}
