// The types of what the server sends. `python -m higaki.server.protocol.typescript` writes them from responses.py:
// change them there, and run it again.

/** A seat by its name, as the game calls it. */
export type Seat = string

/** What can be pointed at: a lower-case path such as "hand.red_2". */
export type Thing = string

/** A place, and whose part of it; nobody owns what lies in the middle. A third word says in which area it is, if in each. */
export type Spot = [string, Seat | null] | [string, Seat | null, string]

/** What a board can show of an option before it is taken; what is in it is the game's affair. */
export type Preview = Record<string, unknown>

/** What is printed on something; what is in it is the game's affair, too. */
export type Printed = Record<string, unknown>

/** A field of a step or an event: a number, or the name of a kind. */
export type Field = string | number

export type Fields = Record<string, Field>

export type OptionValue = string | number | boolean

export type Form = 'heap' | 'pile' | 'row' | 'stack' | 'track' | 'number'

export type State = 'waiting' | 'playing' | 'over'

/** Is what was openly taken into a hidden hand shown to all ("open"), or must they remember it ("strict")? */
export type Memory = 'open' | 'strict'

/** Why a guest cannot take the seat back on which a bot plays. */
export type GaveUp = 'resigned' | 'time' | 'absent'

/** What can be done about somebody who stays away: a bot plays on, or the game ends and who is away loses it. */
export type Remedy = 'bot' | 'end'

/** How long a seat declines in advance: until the chapter ends, or only while it can do nothing else. */
export type Scope = 'always' | 'unable'

export type ClockKind = 'relaxed' | 'blitz'

/** "time" only where it counts: at other tables a bot plays on for who has none left. */
export type WhyEnded = 'resigned' | 'agreed' | 'absent' | 'time' | 'closed'

/** What can be said about an end of the game that all agree on. */
export type OfferAnswer = 'offer' | 'accept' | 'decline' | 'withdraw'

/** Why the result of a rated table does not count: all agreed on the end, somebody never came to decide anything, or two of them have played against each other too often within a day. */
export type Uncounted = 'agreed' | 'short' | 'pair'

/** What people do at a table beside the rules; said by the text `table-<what>`. */
export type What = 'resigned' | 'stood_in' | 'came_back' | 'voted' | 'withdrew' | 'time_over' | 'claimed' | 'here' | 'offered' | 'accepted' | 'declined' | 'took_back' | 'agreed' | 'cut_off' | 'closed'

/** A word for where points came from, and how many. */
export type Earned = [string, number]

export interface Piece {
  kind: string
  count?: number
  /** What to point at, if the viewer could ever point at it. */
  thing?: Thing
  mark?: string
  /** How it lies, if it was turned. */
  turned?: string
  /** Where it stands on a track. */
  space?: string
  /** What is printed on it, where its name does not say it all. Never sent: the client lays it on (`Printings`). */
  printed?: Printed
}

/** A piece on top of a stack or at its bottom; named only to who knows it. */
export interface Slot {
  end: 'top' | 'bottom'
  back: string
  kind?: string
  /** Laid on, as on any piece. */
  printed?: Printed
  /** What to point at, while the stack is looked at. */
  thing?: Thing
}

/** One owner's part of a place: what the viewer may see of it. */
export interface Part {
  place: string
  form: Form
  owner: Seat | null
  /** The member it belongs to, where a place exists for each member of a sort other than seats. */
  at?: string
  sort?: string
  count?: number
  /** Absent where the viewer sees only how many there are. */
  pieces?: Piece[]
  /** What everybody watched going there, though it lies hidden now. */
  remembered?: Piece[]
  /** Hidden pieces, counted by what their backs show. */
  backs?: Record<string, number>
  /** The top and the bottom of a stack, the highest first. */
  slots?: Slot[]
  /** What is printed on the place itself, as the size of a board; laid on. */
  printed?: Printed
  /** The spaces of a track on which something is printed, in their order; laid on. */
  spaces?: Record<string, Printed>
}

/** What the seat whose turn it is should do: a name and its fields. */
export interface Step {
  name: string
  [field: string]: Field
}

/** Options of a group that is a range: any number from the least to the most. */
export interface Amount {
  group: string
  least: number
  most: number
}

/** Why a thing cannot be chosen: a reason and the fields of its sentence, `why-<why>`. */
export interface WhyNot {
  why: string
  [field: string]: Field
}

/** What one seat, or a spectator, sees of a table. */
export interface Scene {
  game: string
  seats: Seat[]
  /** The options the game is played with. */
  settings: Record<string, OptionValue>
  viewer: Seat | null
  /** Whose turn it is; "chance" while dice or lots are due. */
  turn: Seat | null
  step: Step | null
  /** What the viewer may point at now. */
  options: Thing[]
  amounts: Amount[]
  previews: Record<Thing, Preview>
  /** A sensible answer to a question that completes an earlier answer. */
  suggested: Thing | null
  /** What the viewer would look for but cannot point at now. */
  refused: Record<Thing, WhyNot>
  /** Seats that share what they have; absent where everybody plays alone. */
  teams?: Seat[][]
  places: Part[]
  over: boolean
  /** Once the game is over. */
  scores?: Record<Seat, number>
  /** The seats on each place, best first, once the game is over. */
  ranking?: Seat[][]
  /** The score of each seat, then what breaks ties, once the game is over. */
  standing?: Record<Seat, number[]>
  /** A word for each number after the score in a standing. */
  tie_breaks?: string[]
  /** What the players kept hidden, for everybody once the game is over. */
  revealed?: Part[]
  /** Where the points of each seat came from, once the game is over. */
  account?: Record<Seat, Earned[]>
}

/** A piece that went from one spot to another. */
export interface Moved {
  what: 'moved'
  sort: string
  /** Not named where only its back was to be seen. */
  kind: string | null
  from: Spot
  to: Spot
  /** What its back shows, where backs differ and nothing else was to be seen. */
  back?: string
}

/** Money or points that went from one number to another. */
export interface Shifted {
  what: 'shifted'
  count: number
  from: Spot
  to: Spot
}

/** A piece of a track that went from one space to another. */
export interface Went {
  what: 'went'
  place: string
  kind: string
  from: string
  to: string
}

/** A line of the log: which one, and the fields of its sentence. What it `scored` are points of its seat. */
export interface Told {
  what: string
  [field: string]: Field
}

export type Event = Moved | Shifted | Went | Told

/** A number that somebody adds to the shuffle: fixed by its digest (SHA-256), then shown. */
export interface Added {
  /** Those of one person; several, where they share a screen. */
  seats: Seat[]
  digest: string
  /** Missing as long as it is not shown. */
  number: string | null
}

/** One decision in the log and what followed; number 0 is the beginning. */
export interface Entry {
  number: number
  seat: Seat | null
  /** Not named at the beginning, and where the choice is a secret. */
  thing: Thing | null
  events: Event[]
  /** In the first entry: the seal on how everything will be shuffled, given before anybody has decided anything. */
  seal?: string
  /** And the numbers that were added to it, by seats; none in a game with a seed. */
  numbers?: Added[]
  /** In the last entry, once the game is over: the key that opens the seal. */
  key?: string
}

/** One seat, as a guest may know it. */
export interface Player {
  seat: Seat
  /** A seat is reserved while it is free for one guest only: who sat there in the game before. */
  kind: 'human' | 'bot' | 'free' | 'reserved'
  name: string | null
  bot: string | null
  you: boolean
  /** It is reserved, and for the guest who looks. */
  for_you: boolean
  /** Whoever opened the table sits here. */
  host: boolean
  /** Somebody sat here who has left this server for good. */
  former: boolean
  /** Somebody else at your own screen. */
  here: boolean
  connected: boolean
  /** The bot that plays for the person meanwhile. */
  stand_in: string | null
  /** Why the person cannot take the seat back. */
  gave_up: GaveUp | null
}

/** A line of chat. */
export interface Said {
  n: number
  /** Who only watches has none. */
  seat: Seat | null
  /** Whoever opened the table said it. */
  host: boolean
  name: string
  text: string
  at: string
}

/** One pointing of an intention of several. */
export interface Planned {
  thing: Thing
  step: Step
  /** What else could be answered; empty for the first, which begins it, and where nothing else could. */
  options: Thing[]
  /** There is no other answer, so nobody has to point. */
  forced: boolean
}

/** A line of the log that the people wrote, not the rules. */
export interface Happening {
  n: number
  /** The entry it follows. */
  after: number
  at: string
  what: What
  /** Missing where who did it has no seat. */
  seat: Seat | null
  /** For a vote: about whom, and for what. */
  about?: Seat
  wish?: Remedy
}

/** Somebody who owes a decision and is away, or was until a moment ago. */
export interface Awaited {
  seat: Seat
  /** Milliseconds, when this was sent. */
  away: number
  /** Does that go on? Not for who has just come back. */
  counting: boolean
  /** It is as long as the limit: the others may decide what to do. */
  over: boolean
  /** Who wants a bot to play on, who wants the game to end, and who has not said anything yet. */
  bot: Seat[]
  end: Seat[]
  undecided: Seat[]
  may_vote: boolean
}

/** Somebody offers to end the game as it stands. */
export interface Offer {
  by: Seat
  accepted: Seat[]
  /** Who has not answered yet. */
  undecided: Seat[]
}

/** The table's clock, as it stood when this was sent. */
export interface Clock {
  kind: ClockKind
  /** For every move, or for every player. */
  seconds: number
  /** What a player gets back with every move. */
  increment: number
  /** Milliseconds, for every person. */
  left: Record<Seat, number>
  /** Whose time runs now. */
  running: Seat | null
}

/** Why a game ended before its rules did: somebody resigned, stayed away or had no time left, all agreed, or the
host closed the table. A table that was closed has no result: neither places nor points. */
export interface Ended {
  why: WhyEnded
  /** Who resigned, stayed away or has no time left; nobody where all agreed. */
  seats: Seat[]
  at: string
}

/** How the seat the guest looks from answers what is asked out of turn. Nobody else is shown it. */
export interface Reactions {
  seat: Seat
  /** Is it asked even where it can do nothing but decline? */
  asked_always: boolean
  /** The steps it has declined in advance, until the chapter ends. */
  declined: string[]
  /** What to decline with; missing while it is not asked such a question. */
  decline: Thing | null
  /** The steps that are windows, in which it can decline for the rest of the chapter. */
  windows: string[]
  /** It is asked, but has answered already: that is given when its time has come. */
  passing: boolean
  /** What it answered is held back until as much time has passed as for everybody. */
  held: boolean
  /** Milliseconds until it is answered for them, where there is an end to it. */
  left: number | null
  /** The entries of the guest's own seats that the server answered, so that nobody was asked. */
  given: number[]
}

/** How a table that waits will be dealt. */
export interface Shuffle {
  /** On the key, which was drawn with the table. */
  seal: string
  /** Is the game about to begin? Then everybody who has fixed a number shows it. */
  begun: boolean
  numbers: Added[]
}

/** A table as one guest sees it. */
export interface View {
  table: string
  /** The number of the last change. */
  seq: number
  game: string
  state: State
  private: boolean
  players: Player[]
  /** The seat the guest looks from; a spectator has none. */
  viewer: Seat | null
  /** Who opened the table, and whether that is the guest. */
  host: string | null
  hosting: boolean
  /** What was agreed on: the game's options that matter at so many seats, and how much is remembered for all. */
  options: Record<string, OptionValue>
  memory: Memory
  /** Does every window take as long for everybody? */
  even_windows: boolean
  /** Does the result count for ratings? */
  rated: boolean
  /** Missing once the game is dealt. */
  shuffle: Shuffle | null
  /** Missing before the game begins. */
  scene: Scene | null
  /** Several seats share the screen, and one of them has something that is not for the eyes of another. */
  secrets: boolean
  entries: Entry[]
  /** How many of the last decisions the guest may take back. */
  undoable: number
  /** Options that cannot be taken back for sure: they reveal something or hand the turn on. */
  final: Thing[]
  /** By option, the whole intention it begins, as the rules suggest it; most options begin none. */
  plans: Record<Thing, Planned[]>
  /** What was said last. */
  chat: Said[]
  /** The table of the next game, once somebody has asked for it. */
  rematch: string | null
  happenings: Happening[]
  /** For how many seconds who owes a decision may be away. */
  absence_limit: number
  /** Missing while nobody who owes a decision is away. */
  awaited: Awaited | null
  offer: Offer | null
  /** How often the guest may still offer to end the game. */
  offers_left: number
  clock: Clock | null
  /** Missing where the game goes on, or its rules have ended it. */
  ended: Ended | null
  /** What would come of it if the guest resigned; missing for who cannot. */
  if_resigned: Remedy | null
  /** Missing for who does not play, and in games where nobody is asked out of turn. */
  reactions: Reactions | null
}

/** What comes over the socket or as a move's answer: the view, of its log and its chat only what is missing. */
export interface Update {
  seq: number
  view: View
  entries_from: number
  entries_total: number
}

/** What comes over the socket when the table has not changed: who is there, what comes of it, and what was said. */
export interface News {
  seq: number
  /** The seats whose players are there. */
  connected: Seat[]
  awaited: Awaited | null
  clock: Clock | null
  /** The lines of chat that are missing. */
  said: Said[]
}

/** What comes over the socket when something about the guest has changed, and not about the table. */
export interface GuestNews {
  /** There may be a device that this one was not told of. */
  look_for_devices: boolean
}

/** A table in a list of tables. */
export interface Card {
  table: string
  game: string
  state: State
  seats: Player[]
  turn: Seat | null
  your_turn: boolean
  /** Since when it has been that one's turn. */
  turn_since: string | null
  /** The seats on each place, best first, once the game is over; none where there is no result. */
  ranking: Seat[][]
  ended: WhyEnded | null
  private: boolean
  rated: boolean
  absence_limit: number
  updated: string
}

export interface GameOption {
  name: string
  /** The default first. */
  values: OptionValue[]
  /** The numbers of players it is for. */
  seats: number[]
}

export interface GameInfo {
  name: string
  seats: number[]
  minutes: number
  options: GameOption[]
  /** The options for who wants to be playing at once. */
  quick: Record<string, OptionValue>
  seat_names: Seat[]
  /** Is there anything that a careful person would have to remember? */
  remembers: boolean
  /** Are there moments in which everybody may act? */
  windows: boolean
  bots: string[]
  /** All places of its table, for the help. */
  places: string[]
  /** Is there a tutorial? */
  tutorial: boolean
}

/** All that is printed in a game's box. Scenes leave it out, because it never changes. */
export interface Printings {
  /** By sort and kind. */
  kinds: Record<string, Record<string, Printed>>
  /** By place. */
  places: Record<string, Printed>
  /** By place and the member it belongs to, where each slot has its own. */
  slots: Record<string, Record<string, Printed>>
  /** By track and space. */
  spaces: Record<string, Record<string, Printed>>
}

/** How well somebody plays a game, for who may know it. */
export interface Rating {
  rating: number
  /** Too few games yet, or too much doubt: shown with a "?". */
  provisional: boolean
  /** The guest's page; missing for who shows none. */
  page: string | null
  /** What this table's result has changed. */
  change: number | null
}

/** The people at a rated table: those who show it, and oneself. */
export interface TableRatings {
  ratings: Record<Seat, Rating>
  /** Missing while the game runs, where it counts, and for who only watched. */
  uncounted: Uncounted | null
}

/** A point of a history: after which game, when, and the rating then. */
export interface RatedMoment {
  games: number
  at: string
  rating: number
  provisional: boolean
}

export interface GameRating {
  game: string
  rating: number
  provisional: boolean
  games: number
  /** The last ones, the oldest first. */
  history: RatedMoment[]
}

/** Somebody from another side; who shows no page has no name here. */
export interface Opponent {
  name: string | null
  page: string | null
}

/** A rated game on somebody's page. */
export interface RatedGame {
  game: string
  at: string
  /** Counted by sides. */
  place: number
  sides: number
  change: number
  uncounted: Uncounted | null
  /** The table, where everybody may look at it. */
  table: string | null
  partners: Opponent[]
  opponents: Opponent[]
}

/** What somebody shows of their rated games; to oneself also what one does not show. */
export interface GuestPage {
  name: string | null
  /** Its address; missing while it is shown to nobody else. */
  page: string | null
  you: boolean
  ratings: GameRating[]
  last: RatedGame[]
}

export interface ShownPage {
  page: string | null
}

/** Somebody on a ladder. */
export interface Rung {
  place: number
  name: string | null
  page: string
  you: boolean
  rating: number
  games: number
}

/** Those who show their page and are no longer provisional, best first. */
export interface Ladder {
  game: string
  rungs: Rung[]
}

export interface Me {
  name: string
  tables: Card[]
}

export interface Named {
  name: string
}

/** What makes another device the same guest, for so many seconds. */
export interface DeviceCode {
  code: string
  seconds: number
}

/** A browser that is this guest, too. Days, and no more: nobody is watched by the hour. */
export interface Device {
  /** What it is called when it is to be signed out. */
  device: string
  made: string
  used: string
  /** The one that asks. */
  this: boolean
}

/** Was a device added, by a code, that the one which asks has not been told of? */
export interface NewDevice {
  /** The day. */
  added: string | null
}

/** A table where it is the guest's turn. */
export interface MyTurn {
  table: string
  game: string
  since: string | null
}

/** It was done, and there is nothing more to say; what is gone cannot be shown. */
export interface Done {
  done: boolean
}

export interface TableAddress {
  table: string
}

/** The line as everybody is sent it. */
export interface Chat {
  said: Said
}

export interface Plan {
  plan: Planned[]
}

/** A term of how well somebody stands, said by the text `term-<term>`. */
export interface Changed {
  term: string
  before: number
  after: number
}

/** Something to point at, the share of the win to be expected of it, and what it would change most. */
export interface Advice {
  thing: Thing
  share: number
  why: Changed[]
}

/** What a bot would point at in the place of who asks: two or three things, the best first. */
export interface Hint {
  best: Advice[]
}

/** A finished game as a spectator may hear it. */
export interface Replay {
  moves: number
  entries: Entry[]
  /** It began from a written position instead of the box. */
  from_position: boolean
}

export interface ReplayScene {
  scene: Scene
}

/** A decision that cost its seat something, by all that seat knew. */
export interface DearDecision {
  /** The entry of the log. */
  number: number
  seat: Seat
  thing: Thing
  better: Thing
  /** The share of the win that the better one is worth more, and half of the interval it is sure within. */
  cost: number
  within: number
  /** What the better one would have changed most. */
  why: Changed[]
}

/** How a seat's share of the win came about: begin, own and others' decisions, and luck add up to the end. */
export interface Balance {
  begin: number
  /** Its own decisions, and those of the others. */
  own: number
  others: number
  luck: number
  /** Half of the interval of luck. */
  within: number
  end: number
  /** What its own dear decisions cost. */
  lost: number
}

/** A finished game, reviewed. */
export interface Review {
  /** The entries of the log after which it was another's turn, and for each everybody's share of the win. */
  numbers: number[]
  chances: Record<Seat, number[]>
  balances: Record<Seat, Balance>
  /** The dearest first. */
  dear: DearDecision[]
  /** Have the rules ended the game, so that its end is the result? */
  finished: boolean
}

/** How far a review is; nobody has asked for one that has not begun. */
export interface ReviewState {
  begun: boolean
  /** From 0 to 1. */
  done: number
  review: Review | null
}

/** What a step of a tutorial is about: something to point at, or a place, or one piece there. */
export interface Mark {
  thing?: Thing
  place?: string
  owner?: Seat
  kind?: string
}

/** A moment of a tutorial: what the learner sees, and how it goes on from there. */
export interface Moment {
  /** Counted from 1; said by the texts `tutorial-<step>` and `tutorial-<step>-title`. */
  step: number
  mark: Mark
  scene: Scene
  /** What happened since the last moment; nothing where the script leaps ahead. */
  entries: Entry[]
  /** The things to point at, each with the number of the moment it leads to. */
  leads: Record<Thing, number>
  /** The moment that reading on leads to; none where something must be pointed at, and at the end. */
  next: number | null
}

export interface Tutorial {
  game: string
  seat: Seat
  steps: number
  moments: Moment[]
}

export interface MailAddress {
  address: string
  /** Until then nothing but the question is sent there. */
  confirmed: boolean
}

/** In minutes after midnight, where the guest is; nothing is told in them. */
export interface QuietHours {
  begin: number
  end: number
  zone: string
}

/** How a guest is told what happens while they are away. */
export interface NoticeWishes {
  /** What a browser subscribes with. */
  key: string
  /** Those that have subscribed, by digests of their endpoints. */
  browsers: string[]
  mail_offered: boolean
  mail: MailAddress | null
  quiet: QuietHours | null
}

/** How many ways there are to tell the guest something, and how many of them failed. */
export interface NoticeTest {
  ways: number
  failed: number
}

/** A request that was not carried out. */
export interface Refused {
  /** Said by the text `error-<error>`. */
  error: string
  detail: string
  /** How long to wait before asking again. */
  seconds?: number
  /** The table as it stands, when the request spoke of an older one. */
  view?: View
}

export interface MyWish {
  kind: 'me'
}

/** A seat for whoever comes by the link. */
export interface FriendWish {
  kind: 'friend'
}

export interface BotWish {
  kind: 'bot'
  bot: string
}

/** A seat for somebody else at the same screen. */
export interface HereWish {
  kind: 'here'
  name: string
}

export type SeatWish = MyWish | FriendWish | BotWish | HereWish

export interface ClockWish {
  kind: ClockKind
  seconds: number
  increment: number
}

export interface TableWish {
  /** Asking again with the same one is asking for the same table. */
  command_id?: string
  game: string
  seats: SeatWish[]
  options: Record<string, OptionValue>
  private: boolean
  memory: Memory
  /** Missing where nobody is in a hurry. */
  clock?: ClockWish | null
  rated?: boolean
  /** In seconds; missing where the server may say. */
  absence_limit?: number | null
  even_windows?: boolean
}
