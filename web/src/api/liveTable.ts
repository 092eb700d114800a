// A live table: the WebSocket with its updates, which reconnects by itself, and the one command in flight.

import * as api from './endpoints'
import { Refusal, Unreached } from './endpoints'
import { layOn, scenesIn } from '../scene/staticFaces'
import type { GuestNews, News, Said, Thing, Update, View } from './types'

const FIRST_WAIT = 300
const LONGEST_WAIT = 2000
const MOST_ATTEMPTS = 6
// The number of chat lines, as on the server.
const MOST_SHOWN = 100
// The close code of the server for a deleted table.
const NOT_FOUND = 4404

/** The pause before the next attempt, by the number of failures. */
export function patience(failures: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures)
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Repeats the same request until the server responds, even with a refusal. */
export async function untilAnswered<Answer>(
  call: () => Promise<Answer>,
  wanted: () => boolean = () => true,
): Promise<Answer> {
  for (let failures = 0; ; failures++) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Unreached) || !wanted()) throw error
      await pause(patience(failures))
    }
  }
}

/** The same for reads: a server that is too busy gets time without a message to the person. */
export async function untilAllowed<Answer>(
  call: () => Promise<Answer>,
  wanted: () => boolean = () => true,
): Promise<Answer> {
  for (;;) {
    try {
      return await untilAnswered(call, wanted)
    } catch (error) {
      if (!(error instanceof Refusal) || error.key !== 'too_many' || !wanted()) throw error
      await pause((error.seconds ?? 1) * 1000)
    }
  }
}

/** The view after an update, or null if entries are missing and the whole view must be requested. */
export function merged(old: View | null, update: Update): View | null {
  const kept = old ? old.entries.slice(0, update.entries_from) : []
  const entries = [...kept, ...update.view.entries].slice(0, update.entries_total)
  const chat = talk(old?.chat ?? [], update.view.chat)
  return entries.length === update.entries_total ? { ...update.view, entries, chat } : null
}

/** The last lines of chat, from lines in any order and with duplicates, without those that a later line clears. */
export function talk(old: readonly Said[], more: readonly Said[]): Said[] {
  const lines = [...new Map([...old, ...more].map((line) => [line.n, line])).values()]
  const cleared = new Set(lines.map(({ clears }) => clears))
  const all = Math.max(0, ...lines.flatMap(({ n, clears }) => (clears === 0 ? [n] : [])))
  const shown = lines.filter(({ n }) => n >= all && !cleared.has(n))
  return shown.sort((one, other) => one.n - other.n).slice(-MOST_SHOWN)
}

/** The same table with the newer presence and chat; null without a table. */
export function withNews(old: View | null, news: News): View | null {
  if (!old) return null
  // Chat is always valid, but presence is as old as the table it came with.
  if (old.seq !== news.seq) return { ...old, chat: talk(old.chat, news.said) }
  const players = old.players.map((player) => ({ ...player, connected: news.connected.includes(player.seat) }))
  return { ...old, players, awaited: news.awaited, clock: news.clock, chat: talk(old.chat, news.said) }
}

/** The process of the WebSocket knows the presence; a response may come from another process, which may not yet. */
export function withPresenceOf(old: View, view: View): View {
  const there = new Set(old.players.filter(({ connected }) => connected).map(({ seat }) => seat))
  const players = view.players.map((player) =>
    player.kind === 'human'
      ? { ...player, connected: there.has(player.seat) || (player.you && player.connected) }
      : player,
  )
  return { ...view, players }
}

export type Why = 'loaded' | 'moved' | 'stale'

export interface Listener {
  /** Called with a newer view. */
  changed(view: View, why: Why): void
  connected(is: boolean): void
  /** Called when a command starts or ends. */
  busy(is: boolean): void
  refused(refusal: Refusal): void
  /** Called when the table was deleted. */
  gone(): void
  /** Called when the guest, not the table, has changed. */
  guestChanged(): void
}

export class Live {
  #view: View | null = null
  #socket: WebSocket | null = null
  #failures = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false
  #busy = false

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {}

  /** The number of the newest change received. */
  get view(): View | null {
    return this.#view
  }

  async open(): Promise<void> {
    addEventListener('online', this.#hurry)
    document.addEventListener('visibilitychange', this.#hurry)
    await this.#load('loaded')
    this.#connect()
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    document.removeEventListener('visibilitychange', this.#hurry)
    this.#socket?.close()
  }

  /** `seq` is that of the view on the screen, which may be older than the newest during an animation. */
  play([thing, ...then]: [Thing, ...Thing[]], seq: number): Promise<void> {
    return this.#command('play', seq, { thing, ...(then.length > 0 ? { then } : {}) })
  }

  undo(seq: number, wholeTurn = false): Promise<void> {
    return this.#command('undo', seq, wholeTurn ? { whole_turn: true } : {})
  }

  /** Takes over a view from the response to another request, such as taking a seat. */
  adopt(view: View): void {
    this.#accept(view, 'moved')
  }

  /** Commands about seats mean the same after another move, so they are repeated for a changed table while `holds` is true. */
  async insist(call: (seq: number) => Promise<View>, holds: (now: View) => boolean = () => true): Promise<boolean> {
    for (let attempt = 1; this.#view; attempt++) {
      const { seq } = this.#view
      try {
        this.#accept(
          await untilAnswered(
            () => call(seq),
            () => !this.#closed,
          ),
          'moved',
        )
        return true
      } catch (error) {
        if (!(error instanceof Refusal)) return false
        if (error.view) this.#accept(error.view, 'moved')
        if (!error.view || !holds(error.view) || attempt === MOST_ATTEMPTS) {
          this.listener.refused(error)
          return false
        }
      }
    }
    return false
  }

  /** Sends a request that the person did not trigger: repeated until there is a response; a refusal is not shown. */
  async tell(call: () => Promise<View>): Promise<void> {
    try {
      this.#accept(await untilAllowed(call, () => !this.#closed), 'moved')
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreached)) throw error
    }
  }

  async chat(line: api.Line): Promise<boolean> {
    const body = { command_id: api.freshId(), ...line }
    try {
      const { said } = await untilAnswered(
        () => api.chat(this.table, body),
        () => !this.#closed,
      )
      if (this.#view) this.#accept({ ...this.#view, chat: [said] }, 'moved')
      return true
    } catch (error) {
      if (error instanceof Refusal) this.listener.refused(error)
      return false
    }
  }

  /** One command at a time: a second click during the first is ignored. */
  async #command(what: 'play' | 'undo', seq: number, more: Partial<api.Command>): Promise<void> {
    if (this.#busy) return
    const body = { command_id: api.freshId(), expected_seq: seq, ...more }
    this.#setBusy(true)
    try {
      this.#hear(
        await untilAnswered(
          () => api.command(this.table, what, body),
          () => !this.#closed,
        ),
      )
    } catch (error) {
      if (error instanceof Refusal && error.view) this.#accept(error.view, 'stale')
      else if (error instanceof Refusal) this.listener.refused(error)
    } finally {
      this.#setBusy(false)
    }
  }

  #setBusy(is: boolean): void {
    this.#busy = is
    this.listener.busy(is)
  }

  async #load(why: Why): Promise<void> {
    this.#accept(
      await untilAllowed(
        () => api.view(this.table),
        () => !this.#closed,
      ),
      why,
    )
  }

  /** Responses and updates may arrive out of order; of an older one only the chat is used. */
  #accept(view: View, why: Why, bySocket = false): void {
    if (this.#closed) return
    const old = this.#view
    const known = !old ? view : view.seq < old.seq ? old : bySocket ? view : withPresenceOf(old, view)
    this.#view = { ...known, chat: talk(old?.chat ?? [], view.chat) }
    this.listener.changed(this.#view, why)
  }

  #connect(): void {
    if (this.#closed) return
    const socket = new WebSocket(api.liveAddress(this.table, this.#view?.seq ?? 0))
    this.#socket = socket
    // The first message of a WebSocket has all shown lines of chat; lines that are missing in it were deleted.
    let first = true
    socket.onmessage = (message) => {
      this.#failures = 0
      if (first && this.#view) this.#view = { ...this.#view, chat: [] }
      first = false
      this.listener.connected(true)
      const heard = JSON.parse(String(message.data)) as Update | News | GuestNews
      if ('look_for_devices' in heard) {
        this.listener.guestChanged()
        return
      }
      // The table was loaded before, so the prints of its game are known.
      for (const scene of scenesIn(heard)) layOn(scene)
      this.#hear(heard, true)
    }
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return
      this.#socket = null
      if (code === NOT_FOUND) {
        this.close()
        this.listener.gone()
        return
      }
      this.listener.connected(false)
      this.#timer = setTimeout(() => this.#connect(), patience(this.#failures++))
    }
  }

  #hear(heard: Update | News, bySocket = false): void {
    if (!('view' in heard)) {
      const view = withNews(this.#view, heard)
      if (view) this.#accept(view, 'moved', bySocket)
      return
    }
    const view = merged(this.#view, heard)
    if (view) this.#accept(view, 'moved', bySocket)
    else void this.#load('loaded')
  }

  /** Connects again, with the chat as the server now sends it. */
  reconnect(): void {
    this.#socket?.close()
  }

  /** The network is back or the tab is visible again: reconnect without waiting for the timer. */
  #hurry = (): void => {
    if (this.#closed || this.#socket || document.hidden || !this.#view) return
    clearTimeout(this.#timer)
    this.#connect()
  }
}
