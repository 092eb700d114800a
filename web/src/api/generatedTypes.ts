// The types of what the server sends. `python -m higaki.server.protocol.typescript` writes them from
// src/higaki/server/protocol/responses/: change them there, and run it again.

/** The name of a seat in the game. */
export type Seat = string

/** What a player can choose: a lower-case path such as "hand.red_2". */
export type Thing = string

/** A place and its owner; null in the middle of the table. The third part is the area, if each area has such a place. */
export type Spot = [string, Seat | null] | [string, Seat | null, string]

/** What a board can show of an option before it is chosen; each game defines its content. */
export type Preview = Record<string, unknown>

/** What is printed on something; each game defines its content. */
export type Printed = Record<string, unknown>

/** A field of a step or an event: a number, or the name of a kind. */
export type Field = string | number

export type Fields = Record<string, Field>

export type OptionValue = string | number | boolean

/** Why a move cannot be undone: all are asked, something is drawn or shown, the game ends. */
export type NoUndo = 'asks_all' | 'draws' | 'shows' | 'ends'

export type Form = 'heap' | 'pile' | 'row' | 'stack' | 'track' | 'number'

export type State = 'waiting' | 'playing' | 'over'

/** Are pieces that were openly taken into a hidden hand shown to all ("open"), or must players remember them ("strict")? */
export type Memory = 'open' | 'strict'

/** Why a guest cannot take the seat back from a bot. */
export type GaveUp = 'resigned' | 'time' | 'absent'

/** What the others can decide about an absent player: a bot plays on, or the game ends and the absent player loses. */
export type Remedy = 'bot' | 'end'

/** How long a seat declines in advance: until the chapter ends, or only while it can only decline. */
export type Scope = 'always' | 'unable'

export type ClockKind = 'relaxed' | 'blitz' | 'days' | 'bank'

/** Is a game played at once, or over days? */
export type Pace = 'live' | 'days'

/** "time" occurs only at rated tables: at others a bot plays on for a player without time. */
export type WhyEnded = 'resigned' | 'agreed' | 'absent' | 'time' | 'closed'

/** The actions about an offer to end the game. */
export type OfferAnswer = 'offer' | 'accept' | 'decline' | 'withdraw'

/** Why the result of a rated table does not count: all agreed on the end, somebody never decided anything, or two players have played against each other too often within a day. */
export type Uncounted = 'agreed' | 'short' | 'pair'

/** What can be said in every language; its text is `phrase-<phrase>`. */
export type Phrase = 'hello' | 'luck' | 'thanks' | 'well_played' | 'nice_move' | 'your_turn' | 'moment' | 'back' | 'sorry' | 'leaving_soon' | 'good_game' | 'rematch'

/** What people do at a table beside the rules; its text is `table-<what>`. */
export type What = 'resigned' | 'stood_in' | 'came_back' | 'voted' | 'withdrew' | 'time_over' | 'claimed' | 'here' | 'offered' | 'accepted' | 'declined' | 'took_back' | 'agreed' | 'cut_off' | 'closed' | 'vacation' | 'home' | 'handed_over' | 'took_over'

/** A private copy of a running game, to try moves out; or of a moment of a finished one. Or of a puzzle. */
export type TrialKind = 'try_out' | 'what_if' | 'puzzle'

/** Why no further decision of a trial was played in the real game: all were; somebody else decides, or decided something else; something else was drawn or shown; it cannot be played there; the game had gone on differently before; everybody is asked. Its text is `played-this-<why>`. */
export type WhyStopped = 'all' | 'others' | 'chance' | 'impossible' | 'moved_on' | 'window'

/** Everybody meets everybody, or in every round those with equal points. */
export type LeagueKind = 'round_robin' | 'swiss'

/** The points of a game: the share of the opponents that were beaten, or one for the winner. */
export type Scoring = 'place' | 'win'

export type LeagueState = 'open' | 'running' | 'over'

/** "bye": who sits out. "none": a game without a result. */
export type LeagueTableState = 'waiting' | 'playing' | 'over' | 'bye' | 'none'

/** A source of points, and their number. */
export type Earned = [string, number]

export interface Piece {
  kind: string
  count?: number
  /** The thing to choose, if the viewer can ever choose the piece. */
  thing?: Thing
  mark?: string
  /** Its orientation, if it was turned. */
  turned?: string
  /** Its space on a track. */
  space?: string
  /** What is printed on it, if its name does not say it all. Never sent: the client adds it (`Printings`). */
  printed?: Printed
}

/** A piece at the top or the bottom of a stack; its kind only if the viewer knows it. */
export interface Slot {
  end: 'top' | 'bottom'
  back: string
  kind?: string
  /** Added by the client, as for any piece. */
  printed?: Printed
  /** The thing to choose, while the viewer looks through the stack. */
  thing?: Thing
}

/** One owner's part of a place: what the viewer may see of it. */
export interface Part {
  place: string
  form: Form
  owner: Seat | null
  /** The member it belongs to, if there is one such place per member of a sort other than seats. */
  at?: string
  sort?: string
  count?: number
  /** Absent if the viewer sees only the number of pieces. */
  pieces?: Piece[]
  /** Hidden pieces that everybody saw when they were moved there. */
  remembered?: Piece[]
  /** The number of hidden pieces by their backs. */
  backs?: Record<string, number>
  /** The top and the bottom of a stack, the highest first. */
  slots?: Slot[]
  /** What is printed on the place itself, such as the size of a board; added by the client. */
  printed?: Printed
  /** The spaces of a track with something printed on them, in order; added by the client. */
  spaces?: Record<string, Printed>
}

/** What the seat whose turn it is should do: a name and its fields. */
export interface Step {
  name: string
  [field: string]: Field
}

/** A group of options that is a range of numbers. */
export interface Amount {
  group: string
  least: number
  most: number
}

/** Why a thing cannot be chosen: a reason and the fields of its text, `why-<why>`. */
export interface WhyNot {
  why: string
  [field: string]: Field
}

/** A table as one seat, or a spectator, sees it. */
export interface Scene {
  game: string
  seats: Seat[]
  /** The options of this game. */
  settings: Record<string, OptionValue>
  viewer: Seat | null
  /** Whose turn it is; "chance" before a random draw. */
  turn: Seat | null
  step: Step | null
  /** The things that the viewer may choose now. */
  options: Thing[]
  amounts: Amount[]
  previews: Record<Thing, Preview>
  /** A sensible choice where the step completes an earlier choice. */
  suggested: Thing | null
  /** Things that the viewer may expect but cannot choose now. */
  refused: Record<Thing, WhyNot>
  /** Seats that play together; absent if everybody plays alone. */
  teams?: Seat[][]
  places: Part[]
  over: boolean
  /** Once the game is over. */
  scores?: Record<Seat, number>
  /** The seats by rank, best first, once the game is over. */
  ranking?: Seat[][]
  /** The score of each seat, then its tie-breaks, once the game is over. */
  standing?: Record<Seat, number[]>
  /** The name of each tie-break in a standing. */
  tie_breaks?: string[]
  /** The players' hidden pieces, once the game is over, and at every moment of its replay. */
  revealed?: Part[]
  /** The sources of each seat's points, once the game is over. */
  account?: Record<Seat, Earned[]>
}

/** A piece was moved from one spot to another. */
export interface Moved {
  what: 'moved'
  sort: string
  /** Null if the viewer saw only its back. */
  kind: string | null
  from: Spot
  to: Spot
  /** Its back, if backs differ and the viewer saw only that. */
  back?: string
}

/** Money or points were moved from one counter to another. */
export interface Shifted {
  what: 'shifted'
  count: number
  from: Spot
  to: Spot
}

/** A piece was moved from one space of a track to another. */
export interface Went {
  what: 'went'
  place: string
  kind: string
  from: string
  to: string
}

/** A line of the log: its name and the fields of its text. `scored` are points of its seat. */
export interface Told {
  what: string
  [field: string]: Field
}

export type Event = Moved | Shifted | Went | Told

/** A number that a player adds to the shuffle: fixed by its digest (SHA-256), then shown. */
export interface Added {
  /** The seats of one guest; several if people share a screen. */
  seats: Seat[]
  digest: string
  /** Null until it is shown. */
  number: string | null
}

/** One decision in the log and its events; number 0 is the start of the game. */
export interface Entry {
  number: number
  seat: Seat | null
  /** Null at the start, and if the choice is secret. */
  thing: Thing | null
  events: Event[]
  /** In the first entry: the seal, a digest of the key of the shuffle, published before the first decision. */
  seal?: string
  /** In the first entry: the numbers that players added to the shuffle; absent in a game with a seed. */
  numbers?: Added[]
  /** In the last entry, once the game is over: the key of the shuffle. */
  key?: string
}

/** A player who left a seat that somebody else took over. */
export interface Before {
  /** Null for a guest who was deleted, or has no name. */
  name: string | null
  /** The number of decisions at the table by then. */
  until: number
}

/** One seat, as a guest may see it. */
export interface Player {
  seat: Seat
  /** A reserved seat is free for one guest only, who sat there in the game before. */
  kind: 'human' | 'bot' | 'free' | 'reserved'
  name: string | null
  bot: string | null
  you: boolean
  /** The seat is reserved for this guest. */
  for_you: boolean
  /** The host of the table sits here. */
  host: boolean
  /** The guest who sat here was deleted. */
  former: boolean
  /** Another person at the guest's own screen. */
  here: boolean
  connected: boolean
  /** The bot that plays for an absent person. */
  stand_in: string | null
  /** Why the person cannot take the seat back. */
  gave_up: GaveUp | null
  /** The person has left, and somebody else may take the seat over. */
  vacant: boolean
  /** Who played here before, in order. */
  before: Before[]
}

/** A line of chat. */
export interface Said {
  n: number
  /** Null for a spectator. */
  seat: Seat | null
  /** The host of the table wrote it. */
  host: boolean
  /** The same for all lines of one person at this table; empty if nobody wrote it. */
  author: string
  name: string
  /** Empty if the line is a phrase, or clears others. */
  text: string
  phrase: Phrase | null
  /** The line that this one removes, 0 for all before it; null for a line that was said. If the host did not remove it, several people have reported it. */
  clears: number | null
  at: string
}

/** A person whose lines the guest does not want to read. */
export interface Muted {
  author: string
  name: string
}

/** A line for the host to judge, and the number of people who have reported it. */
export interface Report {
  line: Said
  people: number
}

/** What concerns only this guest about the chat. */
export interface Talk {
  /** The author of the guest's own lines; null without a cookie. */
  me: string | null
  muted: Muted[]
  /** The lines that the guest has reported. */
  reported: number[]
  /** For the host. */
  reports: Report[]
}

/** One choice of a compound move. */
export interface Planned {
  thing: Thing
  step: Step
  /** The other choices; empty for the first choice and for a forced one. */
  options: Thing[]
  /** The only possible choice, so nobody has to make it. */
  forced: boolean
}

/** A line of the log about what people did beside the rules. */
export interface Happening {
  n: number
  /** The entry it follows. */
  after: number
  at: string
  what: What
  /** Null if the guest has no seat. */
  seat: Seat | null
  /** How often the seat had been taken over by then; absent if never. */
  part?: number
  /** For a vote: the absent seat, and the wish. */
  about?: Seat
  wish?: Remedy
}

/** A player who has to decide and is away, or was until a moment ago. */
export interface Awaited {
  seat: Seat
  /** Milliseconds of absence, when this was sent. */
  away: number
  /** Is the player still away? */
  counting: boolean
  /** The limit is reached: the others may vote. */
  over: boolean
  /** The seats that want a bot to play on, those that want the game to end, and those that have not voted yet. */
  bot: Seat[]
  end: Seat[]
  undecided: Seat[]
  may_vote: boolean
}

/** An offer to end the game as it stands. */
export interface Offer {
  by: Seat
  accepted: Seat[]
  /** The seats that have not answered yet. */
  undecided: Seat[]
}

/** The table's clock when this was sent. */
export interface Clock {
  kind: ClockKind
  /** The seconds per move, or per player. */
  seconds: number
  /** The seconds that a player regains with every move. */
  increment: number
  /** The milliseconds that each person has left. */
  left: Record<Seat, number>
  /** The seat whose time runs now. */
  running: Seat | null
  /** What happens when a player has no time left: "give_up", or a bot plays on; null for the usual bot. */
  then: string | null
  /** The daily hours in which a bank stands still. */
  sleep: QuietHours | null
  /** Of a clock over days: when the time of the running seat ends, and by seat until when a player is on vacation. */
  due: string | null
  away: Record<Seat, string>
}

/** Why a game ended before its rules ended it: somebody resigned, stayed away or had no time left, all agreed, or
the host closed the table. A closed table has no result: neither ranks nor points. */
export interface Ended {
  why: WhyEnded
  /** The seats that resigned, stayed away or have no time left; empty if all agreed. */
  seats: Seat[]
  at: string
}

/** How the guest's seat answers questions out of turn. Only this guest receives it. */
export interface Reactions {
  seat: Seat
  /** Is it asked even if it can only decline? */
  asked_always: boolean
  /** The steps that it has declined until the chapter ends. */
  declined: string[]
  /** The thing that declines; null while it is not asked out of turn. */
  decline: Thing | null
  /** The steps that are windows: it can decline them for the rest of the chapter. */
  windows: string[]
  /** It has answered already; the server publishes the answer at its time. */
  passing: boolean
  /** Its answer is held back until the time of the even window is over. */
  held: boolean
  /** Milliseconds until the server answers for it; null without a limit. */
  left: number | null
  /** The entries of the guest's own seats that the server decided without asking. */
  given: number[]
  /** The question of each that answered a window, by the number of the entry. */
  questions: Record<string, Step>
}

/** A standing order that the rules of a game offer. */
export interface StandingOrder {
  name: string
  /** The questions that it may answer. */
  steps: string[]
  /** The range of the number that the player sets; 0 and 0 without one. */
  least: number
  most: number
  /** Does it make sense now? */
  possible: boolean
}

/** Why a standing order no longer holds: what happened, or null if the chapter of the game is over. */
export interface OrderEnd {
  event: Event | null
}

/** A standing order that the guest's seat has given. */
export interface GivenOrder {
  name: string
  amount: number
  /** Null while it holds. */
  ended: OrderEnd | null
}

export type Became = 'waits' | 'holds' | 'changed' | 'impossible'

/** A move that the guest's seat has prepared: the question, the things, and what it does, as foreseen then. */
export interface PreparedMove {
  step: string
  things: Thing[]
  events: Event[]
  /** Is its question not asked yet, does it still do the same, or something else, or is it impossible? */
  became: Became
  /** What it does now, if that has changed. */
  now: Event[]
}

/** What the guest's seat has decided in advance, and may decide. Only this guest receives it. */
export interface InAdvance {
  seat: Seat
  orders: StandingOrder[]
  given: GivenOrder[]
  prepared: PreparedMove[]
  /** The server plays for it in a moment. */
  passing: boolean
}

/** The next turn of the guest's seat as it imagines it, after the moves it has prepared. */
export interface ImaginedTurn {
  moves: PreparedMove[]
  /** Null if nobody knows what comes after these moves. */
  scene: Scene | null
  plans: Record<Thing, Planned[]>
  final: Record<Thing, NoUndo>
}

/** The shuffle of a waiting table. */
export interface Shuffle {
  /** The seal, a digest of the key, which was drawn with the table. */
  seal: string
  /** Do the players come from elsewhere? Then the game begins when all have come, or after some seconds. */
  gathers: boolean
  /** Is the game about to begin? Then everybody who has fixed a number shows it. */
  begun: boolean
  numbers: Added[]
}

/** What this private copy is a copy of. */
export interface Trial {
  kind: TrialKind
  /** The table, or the puzzle; the seat, and the number of decisions before the copied moment. */
  table: string
  seat: Seat
  moment: number
  /** The number of the seat's decisions before others decide again: these could be played in the real game. */
  moves: number
  /** Are there hints? */
  hints: boolean
}

/** The league that a table belongs to, and the round. */
export interface TableLeague {
  league: string
  name: string
  round: number
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
  /** The seat from which the guest looks; null for a spectator. */
  viewer: Seat | null
  /** The name of the host, and whether the guest is the host. */
  host: string | null
  hosting: boolean
  /** The options that have an effect at this number of seats, and whether openly taken pieces stay visible. */
  options: Record<string, OptionValue>
  memory: Memory
  /** Does every window take the same time? */
  even_windows: boolean
  /** Does the result count for ratings? */
  rated: boolean
  /** May players try moves out in a private copy? And is this one? Then only its owner sees it. */
  try_out: boolean
  trial: Trial | null
  /** May somebody else take over a seat that its player has left? */
  substitutes: boolean
  /** The seat that the guest has left, if somebody else has taken it over. */
  left_seat: Seat | null
  league: TableLeague | null
  /** Null once the game is dealt. */
  shuffle: Shuffle | null
  /** Null before the game begins. */
  scene: Scene | null
  /** Several seats share the screen, and one of them sees something that another may not see: what a spectator sees. */
  public_scene: Scene | null
  entries: Entry[]
  /** The number of decisions that the guest may undo. */
  undoable: number
  /** By option, why its compound move cannot be undone; all others can, until another seat decides. */
  final: Record<Thing, NoUndo>
  /** By option, the compound move that it begins, as the rules suggest it; most options begin none. */
  plans: Record<Thing, Planned[]>
  /** The last lines of chat. */
  chat: Said[]
  talk: Talk
  /** The table of the rematch, once somebody has requested it. */
  rematch: string | null
  happenings: Happening[]
  /** The seconds that a player who has to decide may be away. */
  absence_limit: number
  /** Null while no absent player has to decide. */
  awaited: Awaited | null
  offer: Offer | null
  /** How often the guest may still offer to end the game. */
  offers_left: number
  clock: Clock | null
  /** Null if the game is running, or its rules have ended it. */
  ended: Ended | null
  /** The consequence if the guest resigned; null if the guest cannot resign. */
  if_resigned: Remedy | null
  /** Null for a spectator, and in games without questions out of turn. */
  reactions: Reactions | null
  /** Null for a spectator, and while no game is running. */
  in_advance: InAdvance | null
}

/** The view in a message on the WebSocket or in the response to a move, with only the new part of log and chat. */
export interface Update {
  seq: number
  view: View
  entries_from: number
  entries_total: number
}

/** A message on the WebSocket when only presence, clocks or chat have changed. */
export interface News {
  seq: number
  /** The seats of connected players. */
  connected: Seat[]
  awaited: Awaited | null
  clock: Clock | null
  /** The new lines of chat. */
  said: Said[]
}

/** A message on the WebSocket about the guest, not about the table. */
export interface GuestNews {
  /** A device may have been added that this one has not shown yet. */
  look_for_devices: boolean
}

/** The clock of a table in a list. */
export interface CardClock {
  kind: ClockKind
  seconds: number
  increment: number
}

/** A table in a list of tables. */
export interface Card {
  table: string
  game: string
  state: State
  seats: Player[]
  turn: Seat | null
  your_turn: boolean
  /** Since when it is that seat's turn. */
  turn_since: string | null
  /** The seats by rank, best first, once the game is over; empty without a result. */
  ranking: Seat[][]
  ended: WhyEnded | null
  private: boolean
  rated: boolean
  /** May its players try moves out in a private copy? */
  try_out: boolean
  /** May somebody else take over a seat that its player has left? */
  substitutes: boolean
  /** The seat that the guest has left, if somebody else has taken it over. */
  left_seat: Seat | null
  league: TableLeague | null
  pace: Pace
  absence_limit: number
  clock: CardClock | null
  /** At a table over days where it is the guest's turn: when their time ends. */
  due: string | null
  updated: string
}

/** How far the decisions of a trial are in the real game, which is at this table. */
export interface PlayedThis {
  table: string
  played: number
  left: number
  /** Null if more can be played. */
  why: WhyStopped | null
}

/** A game that the guest seeks. */
export interface Seek {
  game: string
  /** The range of the number of seats. */
  least: number
  most: number
  pace: Pace
  rated: boolean
  /** The seconds since the guest began to seek. */
  waited: number
  /** May the guest begin with bots on the empty seats now? */
  bots: boolean
  /** The table that was found; null while the guest waits. */
  table: string | null
}

/** A game that some people seek. */
export interface Sought {
  game: string
  least: number
  most: number
  pace: Pace
  rated: boolean
  people: number
}

/** What the front page shows of other people. */
export interface Lobby {
  /** The tables with a free seat, and running ones with a vacant seat. */
  open: Card[]
  /** How many people are here, and the names of those who want to be seen. */
  present: number
  names: string[]
  /** Does the guest want to be seen? */
  visible: boolean
  /** The guest's own seeks, and those of everybody together. */
  seeks: Seek[]
  sought: Sought[]
}

export interface SeekEnded {
  /** The table that was found before the seek was ended. */
  table: string | null
}

/** Whether the guest's name is shown among those who are here. */
export interface Seen {
  visible: boolean
}

/** Somebody with whom the guest has played: their seat at the last table they shared. */
export interface Companion {
  name: string
  table: string
  seat: Seat
  game: string
  /** When that table was last changed, and how many tables they have shared lately. */
  at: string
  games: number
}

/** Somebody whom the guest has blocked. */
export interface Blocked {
  /** With this the block is undone. */
  id: string
  name: string
}

/** A person or a bot in a league. */
export interface LeaguePerson {
  /** By this number the host removes a person. */
  number: number
  name: string | null
  bot: string | null
  /** The guest was deleted. */
  former: boolean
  you: boolean
  host: boolean
  /** The first and the last round in which they play; null before the start, and until they have left. */
  since: number | null
  until: number | null
}

/** A player in the standings of a league. */
export interface Standing {
  player: number
  /** Equal players share a place. */
  place: number
  points: number
  /** Finished games, and rounds without one. */
  games: number
  byes: number
  /** The tie-breaks, in order: points against those with equal points, games won alone, the points of the opponents. */
  direct: number
  wins: number
  opponents: number
  /** Who has played for this player, one after the other; the last one plays now. */
  people: LeaguePerson[]
}

/** Who sits at a seat of a league's table, and what they reached there. */
export interface LeagueSeat {
  player: number
  name: string | null
  bot: string | null
  former: boolean
  you: boolean
  /** Null before the end, and without a result. */
  place: number | null
  points: number | null
}

export interface LeagueTable {
  /** Null for a bye, and where bots alone would play. */
  table: string | null
  state: LeagueTableState
  /** In the order of the seats; one for a bye. */
  seats: LeagueSeat[]
}

export interface LeagueRound {
  round: number
  tables: LeagueTable[]
}

/** The page of a league. */
export interface League {
  league: string
  name: string
  game: string
  options: Record<string, OptionValue>
  /** At a full table. */
  seats: number
  kind: LeagueKind
  scoring: Scoring
  clock: ClockWish | null
  pace: Pace
  /** The bot that plays on when nobody replaces a player. */
  bot: string
  /** The greatest number of players. */
  most: number
  state: LeagueState
  /** The last round that has begun; 0 before the first. */
  round: number
  /** Null until a round robin has begun: it depends on the number of players. */
  rounds: number | null
  /** When the next round begins; null while one is played. */
  begins: string | null
  host: string | null
  hosting: boolean
  /** Is the guest in the league? */
  me: 'no' | 'waits' | 'plays' | 'left'
  /** The guest's player, and their table of this round while its game goes on. */
  player: number | null
  table: string | null
  /** Everybody before the start; afterwards those who wait for a place. */
  waiting: LeaguePerson[]
  standings: Standing[]
  /** The rounds that have begun, the last one first. */
  played: LeagueRound[]
}

/** A league in the guest's list. */
export interface LeagueCard {
  league: string
  name: string
  game: string
  state: LeagueState
  round: number
  rounds: number | null
  people: number
  hosting: boolean
  /** The guest's table of this round while its game goes on. */
  table: string | null
}

export interface LeagueAddress {
  league: string
}

export interface GameOption {
  name: string
  /** The default first. */
  values: OptionValue[]
  /** The numbers of players for which the option exists. */
  seats: number[]
}

export interface GameInfo {
  name: string
  seats: number[]
  minutes: number
  options: GameOption[]
  /** The options of a quick start. */
  quick: Record<string, OptionValue>
  seat_names: Seat[]
  /** Does the game have pieces that a player would have to remember? */
  remembers: boolean
  /** Does the game have windows, in which everybody may act? */
  windows: boolean
  bots: string[]
  /** All places of the table, for the help page. */
  places: string[]
  /** How many lessons the tutorial has; 0 without a tutorial. */
  lessons: number
}

/** Everything that is printed on the pieces and boards of a game. Scenes omit it, because it never changes. */
export interface Printings {
  /** By sort and kind. */
  kinds: Record<string, Record<string, Printed>>
  /** By place. */
  places: Record<string, Printed>
  /** By place and member, if each part of a place has its own print. */
  slots: Record<string, Record<string, Printed>>
  /** By track and space. */
  spaces: Record<string, Record<string, Printed>>
}

/** A player's rating in a game, if the guest may see it. */
export interface Rating {
  rating: number
  /** After too few games, or with too high uncertainty: shown with a "?". */
  provisional: boolean
  /** The player's page; null if it is not shown. */
  page: string | null
  /** The change by this table's result. */
  change: number | null
}

/** The ratings at a rated table: of the players who show theirs, and the guest's own. */
export interface TableRatings {
  ratings: Record<Seat, Rating>
  /** Null while the game runs, if the result counts, and for spectators. */
  uncounted: Uncounted | null
}

/** A point of a history: the number of games, the time, and the rating then. */
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
  /** The last ratings, the oldest first. */
  history: RatedMoment[]
}

/** A player of another side; without a name if they show no page. */
export interface Opponent {
  name: string | null
  page: string | null
}

/** A rated game on a player's page. */
export interface RatedGame {
  game: string
  at: string
  /** The rank among the sides. */
  place: number
  sides: number
  change: number
  uncounted: Uncounted | null
  /** The table, if everybody may see it. */
  table: string | null
  partners: Opponent[]
  opponents: Opponent[]
}

/** The page of a player's rated games. Guests also see their own page while it is hidden. */
export interface GuestPage {
  name: string | null
  /** The address of the page; null while it is hidden. */
  page: string | null
  you: boolean
  /** Does the page show statistics, too? */
  statistics: boolean
  ratings: GameRating[]
  last: RatedGame[]
}

export interface ShownPage {
  page: string | null
  statistics: boolean
}

/** A player on a ladder. */
export interface Rung {
  place: number
  name: string | null
  page: string
  you: boolean
  rating: number
  games: number
}

/** The players who show their page and whose rating is not provisional, best first. */
export interface Ladder {
  game: string
  rungs: Rung[]
}

/** A page of the guest's games: own turns, then running, waiting and finished games. */
export interface MyGames {
  /** How many games fit the filters; null on all pages but the first. */
  count: number | null
  games: Card[]
  /** Where the next page begins; null on the last one. */
  next: string | null
}

/** Who the guest has played with: a guest, a bot, another person at somebody's screen, or a deleted guest. */
export interface Met {
  /** By this, games are filtered; null for deleted guests, and for everybody but the guest. */
  key: string | null
  kind: 'guest' | 'bot' | 'here' | 'former'
  name: string | null
  /** The level of a bot. */
  bot: string | null
  /** The page of a guest who shows it. */
  page: string | null
}

/** Sums over finished games with a result. */
export interface Tally {
  games: number
  /** First places, shared ones included. */
  wins: number
  /** How many wins chance alone would give: a half against one other side, a third against two. */
  fair_wins: number
  /** The average place, and the one that chance alone would give. */
  place: number
  fair_place: number
}

/** What a review says of the guest's game, in shares of the win. */
export interface Reviewed {
  at: string
  /** What all decisions brought, what luck brought, and what the guest's own mistakes cost. */
  decided: number
  luck: number
  lost: number
}

/** A source of points in won games: points in one game, and the share of all points gained. */
export interface Way {
  source: string
  points: number
  share: number
}

export interface GameStatistics {
  game: string
  tally: Tally
  /** How many of the games have a review; the last of them, the oldest first. */
  reviewed: number
  trend: Reviewed[]
  /** How many of the won games have their points stored by source, and the largest sources. */
  accounted: number
  ways: Way[]
}

export interface OpponentStatistics {
  opponent: Met
  tally: Tally
}

/** A guest's finished games. Others see only opponents who are bots or show a page. */
export interface Statistics {
  all: Tally
  /** The most frequent first. */
  games: GameStatistics[]
  opponents: OpponentStatistics[]
}

export interface Me {
  name: string
  tables: Card[]
}

export interface Named {
  name: string
}

/** A code that makes another device the same guest, valid for this many seconds. */
export interface DeviceCode {
  code: string
  seconds: number
}

/** A device of this guest. Timestamps are days, so that no habits are recorded. */
export interface Device {
  /** Its id, with which it can be signed out. */
  device: string
  made: string
  used: string
  /** The device that sent the request. */
  this: boolean
}

/** Whether another device was added that the requesting device has not shown yet. */
export interface NewDevice {
  /** The day it was added. */
  added: string | null
}

/** A table where it is the guest's turn. */
export interface MyTurn {
  table: string
  game: string
  since: string | null
}

/** The request succeeded, and there is no other content. */
export interface Done {
  done: boolean
}

export interface TableAddress {
  table: string
}

/** The line of chat as it is sent to everybody. */
export interface Chat {
  said: Said
}

export interface Plan {
  plan: Planned[]
  /** Why it cannot be undone; null if it can, until another seat decides. */
  final: NoUndo | null
}

/** A term of a seat's position and its change; its text is `term-<term>`. */
export interface Changed {
  term: string
  before: number
  after: number
}

/** A move of a turn: what to choose one after the other, and what would happen, as far as the seat can know. */
export interface AdvisedMove {
  step: Step
  things: Thing[]
  events: Event[]
}

/** A turn to play, up to its end or to what cannot be foreseen, and its largest effects. */
export interface Advice {
  moves: AdvisedMove[]
  /** How much less of the win than the best turn, and whether the difference is too small to count. */
  behind: number
  alike: boolean
  why: Changed[]
  /** Why the turn cannot be undone; null if it can, until another seat decides. */
  final: NoUndo | null
}

/** What a bot would do in the guest's place: up to three turns, the best first. */
export interface Hint {
  best: Advice[]
}

/** What puzzles are about, and how many are; its text is `puzzle-tag-<tag>` of the game. */
export interface TagOfPuzzles {
  tag: string
  puzzles: number
}

/** A guest's own rating in the puzzles of a game. */
export interface PuzzleRating {
  rating: number
  provisional: boolean
  /** The last ratings, the oldest first; `games` counts the answers. */
  history: RatedMoment[]
}

/** The puzzles of a game, and how the guest does there. */
export interface PuzzlesOfGame {
  game: string
  puzzles: number
  tags: TagOfPuzzles[]
  /** By the guest, at the first try: answered, and solved. */
  answered: number
  solved: number
  /** Null before the first answer. */
  rating: PuzzleRating | null
}

/** A puzzle in a list. */
export interface ListedPuzzle {
  puzzle: string
  /** Its number among the puzzles of its game, from 1. */
  number: number
  tags: string[]
  seats: number
  /** How many options there are. */
  options: number
  /** How hard it is, by the answers of all guests, and how many there were. */
  rating: number
  answers: number
  /** Whether the guest's first answer was right; null before it. */
  solved: boolean | null
}

/** All puzzles of a game, the easiest first. */
export interface GamePuzzles {
  game: string
  puzzles: ListedPuzzle[]
}

/** May public games that the guest has finished become puzzles? A game does only if all its people agree. */
export interface PuzzleAgreement {
  agreed: boolean
}

/** The puzzle of a day, the same for everybody. */
export interface PuzzleOfDay {
  day: string
  game: string
  one: ListedPuzzle
}

/** A puzzle to be solved: the view of its seat. The solution is not in it. */
export interface PuzzleView {
  game: string
  /** "bots" or "people": whose game it is from. */
  source: string
  scene: Scene
  plans: Record<Thing, Planned[]>
  final: Record<Thing, NoUndo>
  one: ListedPuzzle
}

/** The right options, and the moves of the solution up to the next draw or the end of the turn. */
export interface PuzzleSolution {
  best: Thing[]
  moves: AdvisedMove[]
  /** The seat's share of the win after them. */
  share: number
  /** By how much less the second best option wins, half of its 99 % interval, and the number of redealt tables. */
  lead: number
  within: number
  redeals: number
  /** What the best option does better than the second. */
  why: Changed[]
}

/** What an answer is worth, and the guest's rating by the first answer. */
export interface PuzzleResult {
  /** Null if the guest asked for the solution. */
  right: boolean | null
  /** How much of the win a wrong answer would have cost, with half of the 99 % interval, and what is better. */
  cost: number
  within: number
  why: Changed[]
  /** Was this the first answer, which counts? Was that right? */
  counted: boolean
  solved: boolean
  rating: number
  provisional: boolean
  change: number
  /** After a right answer, or if the guest asked for it. */
  solution: PuzzleSolution | null
}

/** A finished game as a spectator may see it. */
export interface Replay {
  moves: number
  entries: Entry[]
  /** The game started from a written position. */
  from_position: boolean
}

export interface ReplayScene {
  scene: Scene
}

/** A decision that lowered the seat's share of the win, judged by what the seat knew. */
export interface DearDecision {
  /** The number of the log entry. */
  number: number
  seat: Seat
  thing: Thing
  better: Thing
  /** The difference in the share of the win to the better choice, and half of its confidence interval. */
  cost: number
  within: number
  /** The largest effects of the better choice. */
  why: Changed[]
}

/** A decision that was clearly better than the next best one, judged by what the seat knew. */
export interface BestMove {
  /** The number of the log entry. */
  number: number
  seat: Seat
  thing: Thing
  /** The difference in the share of the win to the next best choice, and half of its confidence interval. */
  lead: number
  within: number
  /** The largest effects of the choice. */
  why: Changed[]
}

/** The sources of a seat's share of the win: begin, own and others' decisions, and luck add up to the end. */
export interface Balance {
  begin: number
  /** The effect of its own decisions, and of the others'. */
  own: number
  others: number
  luck: number
  /** Half of the confidence interval of luck. */
  within: number
  end: number
  /** The cost of its own dear decisions. */
  lost: number
}

/** The review of a finished game. */
export interface Review {
  /** The log entries after which the turn changed, and each seat's share of the win after each. */
  numbers: number[]
  chances: Record<Seat, number[]>
  balances: Record<Seat, Balance>
  /** The most expensive first. */
  dear: DearDecision[]
  /** By seat its best one, if any was clearly better than the next best. */
  best: Record<Seat, BestMove>
  /** Did the rules end the game, so that the last share is the result? */
  finished: boolean
}

/** What is known of a review while it is under way: the first turns, then also dear decisions, as in a whole one. */
export interface ReviewSoFar {
  numbers: number[]
  chances: Record<Seat, number[]>
  dear: DearDecision[]
}

/** The progress of a review; not begun if nobody has requested it. */
export interface ReviewState {
  begun: boolean
  /** From 0 to 1. */
  done: number
  /** Null before the first results, and when the review is whole. */
  so_far: ReviewSoFar | null
  review: Review | null
}

/** What a step of a tutorial highlights: a thing, a place, or one piece there. */
export interface Mark {
  thing?: Thing
  place?: string
  owner?: Seat
  kind?: string
}

/** A moment of a tutorial: what the learner sees, and the moments that follow. */
export interface Moment {
  /** Counted from 1; its texts are `lesson-<lesson>-<step>` and `lesson-<lesson>-<step>-title`. */
  step: number
  mark: Mark
  scene: Scene
  /** The events since the last moment; empty if the script skips some. */
  entries: Entry[]
  /** The things to choose, each with the number of the next moment. */
  leads: Record<Thing, number>
  /** The next moment after reading; null if the learner must choose a thing, and at the end. */
  next: number | null
}

/** One lesson of a game's tutorial. */
export interface Tutorial {
  game: string
  /** Counted from 1; its name is the text `lesson-<lesson>`. */
  lesson: number
  seat: Seat
  steps: number
  moments: Moment[]
}

export interface MailAddress {
  address: string
  /** Until it is confirmed, only the confirmation request is sent there. */
  confirmed: boolean
}

/** Daily hours in minutes after midnight, in a time zone. */
export interface QuietHours {
  begin: number
  end: number
  zone: string
}

/** A guest's vacation. Clocks over days stand still meanwhile. */
export interface Vacation {
  /** Null if the guest is not on vacation. */
  until: string | null
  /** The days that are left of this year. */
  days_left: number
}

/** A guest's preferences for notices while away. */
export interface NoticeWishes {
  /** The server's public key for subscriptions. */
  key: string
  /** The subscribed browsers, by digests of their endpoints. */
  browsers: string[]
  mail_offered: boolean
  mail: MailAddress | null
  quiet: QuietHours | null
}

/** The number of channels to the guest, and how many of them failed. */
export interface NoticeTest {
  ways: number
  failed: number
}

/** A request that was not carried out. */
export interface Refused {
  /** Its text is `error-<error>`. */
  error: string
  detail: string
  /** The seconds to wait before the next request. */
  seconds?: number
  /** The current table, if the request expected an older one. */
  view?: View
}

export interface MyWish {
  kind: 'me'
}

/** A seat for anybody who opens the link. */
export interface FriendWish {
  kind: 'friend'
}

export interface BotWish {
  kind: 'bot'
  bot: string
}

/** A seat for another person at the same screen. */
export interface HereWish {
  kind: 'here'
  name: string
}

/** A seat that is reserved for somebody with whom the guest has played: who sat at this seat of that table. */
export interface AgainWish {
  kind: 'again'
  table: string
  seat: Seat
}

export type SeatWish = MyWish | FriendWish | BotWish | HereWish | AgainWish

export interface SeekWish {
  command_id: string
  game: string
  least: number
  most: number
  pace: Pace
  rated: boolean
}

export interface ClockWish {
  kind: ClockKind
  seconds: number
  increment: number
  then?: string | null
  sleep?: QuietHours | null
}

export interface TableWish {
  /** A repeated request with the same id returns the same table. */
  command_id?: string
  game: string
  seats: SeatWish[]
  options: Record<string, OptionValue>
  private: boolean
  memory: Memory
  /** Absent or null without a clock. */
  clock?: ClockWish | null
  rated?: boolean
  /** In seconds; absent or null for the server's default. */
  absence_limit?: number | null
  even_windows?: boolean
  substitutes?: boolean
  /** At a rated table: may players try moves out in a private copy? By default over days only. */
  try_out?: boolean
}

export interface LeagueWish {
  /** A repeated request with the same id returns the same league. */
  command_id: string
  name: string
  game: string
  options: Record<string, OptionValue>
  seats: number
  kind: LeagueKind
  /** For a Swiss league only. */
  rounds: number | null
  scoring: Scoring
  clock: ClockWish | null
  bot: string
  most: number
}

/** A published deal of the explorer, and the key of its first position. */
export interface ExploredDeal {
  seats: number
  seed: number
  games: number
  key: string
}

/** The deals of a game's explorer; a position is there if at least so many games reached it. */
export interface ExploredGame {
  game: string
  bot: string
  least: number
  deals: ExploredDeal[]
}

/** What some games chose: the share of the win of who chose, its interval, and the position that follows. */
export interface ExploredChoice {
  thing: Thing
  games: number
  wins: number
  low: number
  high: number
  next: string | null
}

/** A position of the explorer, as the seat to move sees it. */
export interface Explored {
  game: string
  bot: string
  key: string
  parent: string | null
  seats: number
  seed: number
  decisions: number
  games: number
  seat: Seat
  scene: Scene
  choices: ExploredChoice[]
}

/** The key of a position in the explorer of its game; None if it is not there. */
export interface FoundPosition {
  game: string
  key: string | null
}
