// Requests to the server. A refusal is a response with a key; any other failure is one of the network.

import { print } from '../scene/staticFaces'
import type {
  Blocked,
  Chat,
  Companion,
  Device,
  DeviceCode,
  Done,
  Explored,
  ExploredGame,
  FoundPosition,
  GameInfo,
  GamePuzzles,
  GuestPage,
  Hint,
  ImaginedTurn,
  Ladder,
  League,
  LeagueAddress,
  LeagueCard,
  LeagueWish,
  Lobby,
  Me,
  Met,
  MyGames,
  MyTurn,
  Named,
  NewDevice,
  NoticeTest,
  NoticeWishes,
  OfferAnswer,
  Phrase,
  Plan,
  PlayedThis,
  Printings,
  PuzzleAgreement,
  PuzzleOfDay,
  PuzzleResult,
  PuzzlesOfGame,
  PuzzleView,
  QuietHours,
  Refused,
  Remedy,
  Replay,
  ReplayScene,
  ReviewState,
  Scope,
  Seek,
  SeekEnded,
  SeekWish,
  Seen,
  ShownPage,
  Statistics,
  TableAddress,
  TableRatings,
  TableWish,
  Thing,
  Vacation,
  Tutorial,
  Update,
  View,
} from './types'

/** The server refused the request. The text of `key` is `error-<key>`. */
export class Refusal extends Error {
  constructor(
    readonly key: string,
    readonly status: number,
    readonly seconds?: number,
    readonly view?: View,
  ) {
    super(key)
  }
}

/** No response: the server or the network is down. */
export class Unreached extends Error {}

async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  let answer: unknown
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: 'same-origin',
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    answer = await response.json()
  } catch {
    throw new Unreached()
  }
  await print(answer, printed)
  if (response.ok) return answer as Answer
  const { error, seconds, view } = (answer ?? {}) as Partial<Refused>
  // A gateway in front of a restarting server responds without one of our keys.
  if (typeof error !== 'string')
    throw response.status >= 500 ? new Unreached() : new Refusal('bad_request', response.status)
  throw new Refusal(error, response.status, seconds, view)
}

const at = (table: string, what = '') => `/tables/${encodeURIComponent(table)}${what}`

export const me = () => call<Me>('GET', '/me')
export const rename = (name: string) => call<Named>('PATCH', '/me', { name })
export const takeAlongCode = () => call<DeviceCode>('POST', '/me/code')
export const continueWith = (code: string) => call<Named>('POST', '/me/continue', { code })
export const noticeWishes = () => call<NoticeWishes>('GET', '/me/notices')
export type Subscription = { endpoint: string; key: string; auth: string; language: string }
export const subscribe = (body: Subscription) => call<NoticeWishes>('PUT', '/me/notices/push', body)
export const unsubscribe = (browser: string) => call<NoticeWishes>('POST', '/me/notices/push/end', { browser })
export const writeTo = (address: string, language: string) =>
  call<NoticeWishes>('PUT', '/me/notices/mail', { address, language })
export const forgetAddress = () => call<NoticeWishes>('DELETE', '/me/notices/mail')
export const keepQuiet = (hours: QuietHours | null) =>
  hours ? call<NoticeWishes>('PUT', '/me/notices/quiet', hours) : call<NoticeWishes>('DELETE', '/me/notices/quiet')
export const testNotices = () => call<NoticeTest>('POST', '/me/notices/test')
export const followLink = (what: 'confirm' | 'stop', link: string) =>
  call<Done>('POST', `/notices/${what}/${encodeURIComponent(link)}`)
export const turns = () => call<MyTurn[]>('GET', '/me/turns')
export const vacation = () => call<Vacation>('GET', '/me/vacation')
export const goOnVacation = (days: number) => call<Vacation>('POST', '/me/vacation', { days })
export const comeBackFromVacation = () => call<Vacation>('DELETE', '/me/vacation')
export const devices = () => call<Device[]>('GET', '/me/devices')
/** The day another device was added that this one has not shown, and the confirmation of it. */
export const newDevice = () => call<NewDevice>('GET', '/me/devices/new')
export const newDeviceSeen = () => call<NewDevice>('POST', '/me/devices/new/seen')
/** Signs out one other device, or all of them. */
export const signOut = (device: string | null) => call<Device[]>('POST', '/me/devices/sign-out', { device })
export const depart = () => call<Done>('POST', '/me/depart', { sure: true })
export const games = () => call<GameInfo[]>('GET', '/games')
const printed = (game: string) => call<Printings>('GET', `/games/${encodeURIComponent(game)}/printed`)
export const tutorial = (game: string, lesson: number) =>
  call<Tutorial>('GET', `/tutorials/${encodeURIComponent(game)}/${lesson}`)
export const lobby = () => call<Lobby>('GET', '/lobby')
export const seek = (wish: SeekWish) => call<Seek>('POST', '/seeks', wish)
const sought = (game: string, what = '') => `/seeks/${encodeURIComponent(game)}${what}`
export const endSeek = (game: string) => call<SeekEnded>('DELETE', sought(game))
export const seekWithBots = (game: string) => call<Seek>('POST', sought(game, '/bots'))
/** Shows or hides the guest's name among those who are here. */
export const showMe = (visible: boolean) => call<Seen>('PUT', '/me/visible', { visible })
export const companions = () => call<Companion[]>('GET', '/me/companions')
export const block = (table: string, seat: string) => call<Done>('POST', at(table, '/block'), { seat })
export const blocked = () => call<Blocked[]>('GET', '/me/blocks')
export const unblock = (id: string) => call<Blocked[]>('DELETE', `/me/blocks/${encodeURIComponent(id)}`)
export const handOver = (table: string, body: { command_id: string; seat: string }) =>
  call<View>('POST', at(table, '/hand-over'), body)
export const takeOver = (table: string, body: { command_id: string; seat: string }) =>
  call<View>('POST', at(table, '/take-over'), body)
export const newLeague = (wish: LeagueWish) => call<LeagueAddress>('POST', '/leagues', wish)
export const myLeagues = () => call<LeagueCard[]>('GET', '/me/leagues')
const inLeague = (league: string, what = '') => `/leagues/${encodeURIComponent(league)}${what}`
export const league = (league: string) => call<League>('GET', inLeague(league))
export const joinLeague = (league: string) => call<League>('POST', inLeague(league, '/join'))
export const leaveLeague = (league: string) => call<League>('POST', inLeague(league, '/leave'))
export const startLeague = (league: string, bots: number) => call<League>('POST', inLeague(league, '/start'), { bots })
export const endLeague = (league: string) => call<League>('POST', inLeague(league, '/end'))
export const removeFromLeague = (league: string, number: number) =>
  call<League>('POST', inLeague(league, '/remove'), { number })
const explorer = (game: string, what = '') => `/explorer/${encodeURIComponent(game)}${what}`
export const exploredGame = (game: string) => call<ExploredGame>('GET', explorer(game))
export const explored = (game: string, key: string) =>
  call<Explored>('GET', explorer(game, `/${encodeURIComponent(key)}`))
export const findPosition = (game: string, position: unknown) =>
  call<FoundPosition>('POST', explorer(game, '/find'), { position })
export const findInReplay = (table: string, move: number) =>
  call<FoundPosition>('GET', at(table, `/replay/${String(move)}/explorer`))
export const puzzles = () => call<PuzzlesOfGame[]>('GET', '/puzzles')
export const puzzleOfDay = () => call<PuzzleOfDay>('GET', '/puzzles/today')
export const puzzlesOf = (game: string) => call<GamePuzzles>('GET', `/puzzles/${encodeURIComponent(game)}`)
export const puzzleAgreement = () => call<PuzzleAgreement>('GET', '/me/puzzles')
export const agreeToPuzzles = (agreed: boolean) => call<PuzzleAgreement>('PUT', '/me/puzzles', { agreed })
const ofPuzzle = (game: string, puzzle: string, what = '') =>
  `/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(puzzle)}${what}`
export const puzzle = (game: string, puzzle: string) => call<PuzzleView>('GET', ofPuzzle(game, puzzle))
/** Without a thing it asks for the solution. */
export const answerPuzzle = (game: string, puzzle: string, thing: Thing | null) =>
  call<PuzzleResult>('POST', ofPuzzle(game, puzzle, '/answer'), { thing })
export const playPuzzle = (game: string, puzzle: string, command_id: string) =>
  call<TableAddress>('POST', ofPuzzle(game, puzzle, '/play-on'), { command_id })
export const newTable = (wish: TableWish) => call<TableAddress>('POST', '/tables', wish)
export const view = (table: string) => call<View>('GET', at(table))
/** The digest fixes the number that this browser adds to the shuffle. */
export const join = (table: string, seat: string, digest?: string) =>
  call<View>('POST', at(table, '/join'), { seat, ...(digest ? { digest } : {}) })
export const fixNumber = (table: string, digest: string) => call<View>('POST', at(table, '/digest'), { digest })
export const showNumber = (table: string, number: string) => call<View>('POST', at(table, '/number'), { number })
export const leave = (table: string) => call<View>('POST', at(table, '/leave'))
export const fill = (table: string, seat: string | null, bot: string) =>
  call<View>('POST', at(table, '/fill'), { seat, bot })
export const free = (table: string, seat: string) => call<View>('POST', at(table, '/free'), { seat })
export const start = (table: string, number?: string) =>
  call<View>('POST', at(table, '/start'), number ? { number } : {})
export const hint = (table: string) => call<Hint>('GET', at(table, '/hint'))
export const rematch = (table: string) => call<TableAddress>('POST', at(table, '/rematch'))
export const close = (table: string, command_id: string) => call<Done>('POST', at(table, '/close'), { command_id })
export const putAway = (table: string) => call<Done>('POST', at(table, '/put-away'))
export const tryOut = (table: string, command_id: string) =>
  call<TableAddress>('POST', at(table, '/try-out'), { command_id })
export const playThis = (copy: string, command_id: string) =>
  call<PlayedThis>('POST', at(copy, '/play-this'), { command_id })
export const playOn = (table: string, body: { command_id: string; seat: string; moment: number }) =>
  call<TableAddress>('POST', at(table, '/play-on'), body)
export const replay = (table: string) => call<Replay>('GET', at(table, '/replay'))
export const replayScene = (table: string, move: number, seat: string | null) =>
  call<ReplayScene>('GET', at(table, `/replay/${move}${seat ? `?seat=${encodeURIComponent(seat)}` : ''}`))
export const review = (table: string) => call<ReviewState>('GET', at(table, '/review'))
export const beginReview = (table: string) => call<ReviewState>('POST', at(table, '/review'))
export const tableRatings = (table: string) => call<TableRatings>('GET', at(table, '/ratings'))
export const myRatings = () => call<GuestPage>('GET', '/me/ratings')
export const showPage = (shown: boolean, statistics: boolean) =>
  call<ShownPage>('PUT', '/me/page', { public: shown, statistics })
export const guestPage = (page: string) => call<GuestPage>('GET', `/guests/${encodeURIComponent(page)}`)
export const ladder = (game: string) => call<Ladder>('GET', `/ladders/${encodeURIComponent(game)}`)
/** The filters are a query, as in the address of the page. */
export const myGames = (query: string) => call<MyGames>('GET', `/me/games${query}`)
export const opponents = () => call<Met[]>('GET', '/me/opponents')
export const myStatistics = () => call<Statistics>('GET', '/me/statistics')
export const statisticsOf = (page: string) => call<Statistics>('GET', `/guests/${encodeURIComponent(page)}/statistics`)
export const fileAddress = (table: string) => `/api${at(table, '/file')}`

export type Command = {
  command_id: string
  expected_seq: number
  thing?: Thing
  then?: Thing[]
  whole_turn?: boolean
}

export const plan = (table: string, body: { thing: Thing; wanted: Thing[]; unwanted: Thing[] }) =>
  call<Plan>('POST', at(table, '/plan'), body)

export const command = (table: string, what: 'play' | 'undo', body: Command) =>
  call<Update>('POST', at(table, `/${what}`), body)
export const resign = (table: string, body: { command_id: string; expected_seq: number; seat: string }) =>
  call<View>('POST', at(table, '/resign'), body)
export const vote = (
  table: string,
  body: { command_id: string; expected_seq: number; seat: string; wish: Remedy | null },
) => call<View>('POST', at(table, '/vote'), body)
export const beHere = (table: string, body: { command_id: string }) => call<View>('POST', at(table, '/here'), body)
export const offer = (table: string, body: { command_id: string; expected_seq: number; answer: OfferAnswer }) =>
  call<View>('POST', at(table, '/offer'), body)
export const takeBack = (table: string, body: { command_id: string; seat: string }) =>
  call<View>('POST', at(table, '/return'), body)
/** Declines in advance: one kind of window, or all. */
export type Advance = { command_id: string; seat: string; scope: Scope; step?: string }
export const stand = (table: string, body: Advance) => call<View>('POST', at(table, '/stand'), body)
export const withdraw = (table: string, body: Advance) => call<View>('POST', at(table, '/withdraw'), body)
export const giveOrder = (table: string, body: { command_id: string; seat: string; order: string; amount: number }) =>
  call<View>('POST', at(table, '/order'), body)
export const withdrawOrder = (table: string, body: { command_id: string; seat: string; order: string }) =>
  call<View>('POST', at(table, '/withdraw_order'), body)
export const prepareMoves = (
  table: string,
  body: { command_id: string; expected_seq: number; seat: string; moves: Thing[][] },
) => call<View>('POST', at(table, '/prepare'), body)
export const imagine = (table: string, body: { seat: string; moves: Thing[][] }) =>
  call<ImaginedTurn>('POST', at(table, '/imagine'), body)
export type Line = { text: string } | { phrase: Phrase }
export const chat = (table: string, body: { command_id: string } & Line) => call<Chat>('POST', at(table, '/chat'), body)
export const mute = (table: string, body: { author: string; muted: boolean }) =>
  call<View>('POST', at(table, '/chat/mute'), body)
export const report = (table: string, body: { line: number }) => call<View>('POST', at(table, '/chat/report'), body)
/** The host leaves a reported line as it is. */
export const dismiss = (table: string, body: { line: number }) => call<View>('POST', at(table, '/chat/dismiss'), body)
/** Clears one line, or all. */
export const clearChat = (table: string, body: { command_id: string; line: number | null }) =>
  call<View>('POST', at(table, '/chat/clear'), body)

export function liveAddress(table: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}/api${at(table, `/live?since=${since}`)}`
}

/** A fresh command id. randomUUID exists on https and localhost only; a server at home may run on plain http. */
export function freshId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
