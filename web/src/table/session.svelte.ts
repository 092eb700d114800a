// One table as this browser holds it: the live view, what is emphasised, whose eyes are confirmed at a hot seat.

import * as api from '../api/endpoints'
import { ringBell } from '../ui/bell'
import { momentLines } from '../app/games'
import { Live, type Listener, type Why } from '../api/liveTable'
import { addedDevice } from '../account/addedDevice.svelte'
import { toasts } from '../ui/toasts.svelte'
import { SeatRatings } from '../rating/seatRatings.svelte'
import type { Entry, Hint, Planned, Scene, Seat, Thing, View } from '../api/types'
import { settings } from '../app/settings.svelte'
import { Adding } from '../shuffle/contribution'
import { freshEntries } from '../animation/newEntries'
import { Playback } from '../animation/playback.svelte'
import { touchedBy } from './log/highlights'
import { noteArrival } from './seats/clock'
import { Draft, isOpenToChange, pointings } from './prompt/draft.svelte'
import { calledOf, nameOf } from '../text/playerNames'

const NOTHING: ReadonlySet<string> = new Set()
// Who was away for long wants to see how it stands, not everything that flew meanwhile.
const MOST_WAITING = 8

export class Session implements Listener {
  /** What is on the screen: the newest view, or one between the last and the next while it is shown what happened. */
  view = $state.raw<View | null>(null)
  online = $state(true)
  underWay = $state(false)
  lost = $state(false)
  /** It was there, and its host has closed it, or it was cleared away. */
  closed = $state(false)
  /** What a log line under the pointer is about; null when none is. */
  pointedAt = $state.raw<ReadonlySet<string> | null>(null)
  /** A bot thinks about it. */
  hinting = $state(false)
  hint = $state.raw<(Hint & { seq: number }) | null>(null)
  /** Log lines to be read aloud. */
  spoken = $state('')
  /** Who said that nobody else looks, and how long the log was then. */
  #confirmed = $state.raw<{ seat: Seat; since: number } | null>(null)
  readonly #live: Live
  readonly #playback = new Playback()
  /** Views that came while an earlier one was still being shown: each move is seen before the next one. */
  #coming: View[] = []
  #showing = false
  /** The element around the board, for what flies over it. */
  board: HTMLElement | undefined

  /** Of those who sit at a rated table. */
  readonly ratings = new SeatRatings()

  /** What is about to be decided and waits for a yes. */
  readonly draft: Draft

  /** The number that this browser adds to the shuffle. */
  readonly adding: Adding

  constructor(readonly table: string) {
    this.draft = new Draft(table, () => this.view)
    const [seat, since] = (sessionStorage.getItem(`higaki.eyes.${table}`) ?? '').split(' ')
    this.#confirmed = seat && since ? { seat, since: Number(since) } : null
    this.#live = new Live(table, this)
    this.adding = new Adding(table, (call) => this.#live.tell(call))
    this.#live.open().catch((error: unknown) => {
      if (error instanceof api.Refusal) this.lost = true
    })
  }

  close(): void {
    this.#coming = []
    this.#playback.skip()
    this.#live.close()
  }

  get words() {
    return this.view ? settings.wordsOf(this.view.game) : settings.words
  }

  name = (seat: Seat): string => nameOf(this.view?.players ?? [], seat, this.words)

  /** How a seat is called within a sentence of the log. */
  called = (seat: Seat): string => calledOf(this.view?.players ?? [], seat, this.words)

  /** It is being shown what happened; whose turn it is and what can be chosen changes afterwards. */
  get showing(): boolean {
    return this.#playback.running
  }

  /** What is said about what is being shown. */
  get caption(): string {
    return this.#playback.caption
  }

  /** Whose decision is being shown. */
  get acting(): Seat | null {
    return this.#playback.acting
  }

  /** Enough seen: how does it stand? */
  skip = (): void => this.#playback.skip()

  get mine(): Seat[] {
    return this.view?.players.filter((player) => player.you).map((player) => player.seat) ?? []
  }

  /** It is on the person before this screen to choose. */
  get myTurn(): boolean {
    const scene = this.view?.scene
    return !!scene && scene.turn === scene.viewer && scene.options.length > 0
  }

  get shared(): boolean {
    return this.mine.length > 1
  }

  /** At a hot seat: the person whose secrets would be shown has not yet said that nobody else looks. */
  get curtain(): boolean {
    if (this.view?.state !== 'playing' || !this.view.secrets) return false
    const { viewer, reactions } = this.view
    const { seat, since } = this.#confirmed ?? {}
    // Whoever of this screen has decided since sat before it, even if there was no curtain then; for whom the server answered did not.
    const entries = this.view.entries.slice(since).filter(({ number }) => !reactions?.given.includes(number))
    return seat !== viewer || entries.some((entry) => entry.seat !== seat && this.mine.includes(entry.seat ?? ''))
  }

  lift(): void {
    if (!this.view?.viewer) return
    this.#confirmed = { seat: this.view.viewer, since: this.view.entries.length }
    sessionStorage.setItem(`higaki.eyes.${this.table}`, `${this.#confirmed.seat} ${this.#confirmed.since}`)
  }

  get touched(): ReadonlySet<string> {
    if (this.pointedAt) return this.pointedAt
    if (this.draft.planned) return this.draft.things
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time and never changed
    return this.hint && this.hint.seq === this.view?.seq ? new Set([this.hint.best[0]?.thing ?? '']) : NOTHING
  }

  emphasise(entries: readonly Entry[] | null): void {
    this.pointedAt = entries && touchedBy(entries, this.view?.scene ?? null)
  }

  /** What the board draws: while an intention is being changed, its answers are what can be pointed at. */
  get drawn(): Scene | null {
    const scene = this.view?.scene ?? null
    return scene && this.draft.open.length > 0 ? { ...scene, options: this.draft.open, refused: {} } : scene
  }

  /** Pointing at a thing begins an intention, or changes the one that waits for a yes. */
  point = (thing: Thing): void => {
    if (this.draft.open.includes(thing)) void this.draft.change(thing)
    else if (this.draft.first === thing) this.confirm()
    else this.play(thing)
  }

  /** What takes several pointings is shown as a whole first; what cannot be taken back is asked once. */
  play = (thing: Thing): void => {
    const { view } = this
    const scene = view?.scene
    const planned = this.lay(thing)
    if (!view || !scene || !planned || isOpenToChange(view, scene, planned)) return
    const isFinal = view.final.includes(thing) || pointings(planned).length > 1
    // Where nothing else can be done there is nothing to think over, and to decline is an answer that is often given.
    const isPlain = scene.options.length === 1 || thing === view.reactions?.decline
    if (!settings.careful.on || !isFinal || isPlain) this.confirm()
  }

  /** Show what a thing would begin, to be changed or confirmed. */
  lay = (thing: Thing): readonly Planned[] | null => {
    const { view } = this
    const scene = view?.scene
    if (!view || !scene?.step || !scene.options.includes(thing)) return null
    this.draft.begin(view.plans[thing] ?? [{ thing, step: scene.step, options: [], forced: false }], view.seq)
    return this.draft.planned
  }

  confirm = (): void => {
    const { planned } = this.draft
    if (!planned || !this.view || this.underWay) return
    void this.#live.play(pointings(planned), this.view.seq)
    this.draft.drop()
  }

  /** Take back the last decision and decide this instead, if that is allowed then. */
  instead = async (thing: Thing): Promise<void> => {
    if (!this.view?.undoable) return
    await this.#live.undo(this.view.seq)
    const now = this.#live.view
    if (now?.scene?.options.includes(thing)) await this.#live.play([thing], now.seq)
  }

  /** One decision, or all of the turn that can be taken back. */
  undo(wholeTurn = false): void {
    if (this.view?.undoable) void this.#live.undo(this.view.seq, wholeTurn)
  }

  /** A command about people and not about pieces, see `leaving.ts`. */
  insist(call: (seq: number) => Promise<View>, holds?: (now: View) => boolean): Promise<boolean> {
    return this.#live.insist(call, holds)
  }

  chat(text: string): Promise<boolean> {
    return this.#live.chat(text)
  }

  /** Asking again puts the hint away, which lies over the board. */
  async askHint(): Promise<void> {
    if (!this.myTurn || !this.view || this.view.rated) return
    const { seq } = this.view
    if (this.hint?.seq === seq) {
      this.hint = null
      return
    }
    if (this.hinting) return
    this.hinting = true
    try {
      this.hint = { ...(await api.hint(this.table)), seq }
    } catch (error) {
      toasts.failed(error)
    } finally {
      this.hinting = false
    }
  }

  /** Changes who sits where, before the game: whatever call is answered with the table as it is then. */
  async arrange(ask: () => Promise<View>): Promise<void> {
    try {
      this.#live.adopt(await ask())
    } catch (error) {
      toasts.failed(error)
    }
  }

  changed(view: View, why: Why): void {
    noteArrival(view.clock)
    noteArrival(view.awaited)
    noteArrival(view.reactions)
    this.adding.heed(view)
    if (why === 'stale') toasts.tell(this.words.say('web-stale'))
    if (why !== 'moved' || this.#coming.length >= MOST_WAITING) this.#coming = []
    this.#coming.push(view)
    // Who talks and who is there has nothing to wait for.
    if (this.#showing && this.view) this.view = { ...this.view, chat: view.chat, players: view.players }
    if (!this.#showing) void this.#showAll()
  }

  async #showAll(): Promise<void> {
    this.#showing = true
    for (let next = this.#coming.shift(); next; next = this.#coming.shift()) await this.#showNext(next)
    this.#showing = false
  }

  async #showNext(view: View): Promise<void> {
    const old = this.view
    const wasMine = this.myTurn
    if (old && view.seq !== old.seq) {
      this.pointedAt = null
      const fresh = freshEntries(old.entries, view.entries)
      this.spoken = this.#said(fresh)
      // A show that fails is a pity; the table goes on.
      const seen = await this.#play(old, view, fresh).catch((error: unknown) => (console.error(error), true))
      // Who has seen enough has seen enough of everything that waits.
      if (!seen) view = this.#coming.splice(0).at(-1) ?? view
    }
    this.view = view
    if (old && this.myTurn && !wasMine && settings.sound.on) ringBell()
  }

  #said(entries: readonly Entry[]): string {
    return entries
      .flatMap((entry) => entry.events.flatMap((event) => this.words.event(event, this.called) ?? []))
      .join(' ')
  }

  /** Shows what led from one view to the next; behind a curtain, or through other eyes than before, nothing is shown. */
  async #play(old: View, view: View, entries: readonly Entry[]): Promise<boolean> {
    if (!old.scene || !view.scene || !this.board || this.curtain || old.viewer !== view.viewer) return true
    return this.#playback.play({
      frame: this.board,
      from: old.scene,
      to: view.scene,
      entries,
      draw: (scene, entry) => {
        const { chat, players } = this.#coming.at(-1) ?? view
        const entries = [...view.entries.filter(({ number }) => number < entry.number), entry]
        this.view = { ...old, secrets: view.secrets, scene, entries, chat, players, undoable: 0, final: [], plans: {} }
      },
      say: (line) => this.words.event(line, this.called) ?? '',
      pace: settings.pace,
      waiting: this.#coming.length,
      moments: momentLines(view.game),
      isOwn: (seat) => seat !== null && this.mine.includes(seat),
    })
  }

  connected(is: boolean): void {
    this.online = is
  }

  busy(is: boolean): void {
    this.underWay = is
  }

  guestChanged(): void {
    void addedDevice.look()
  }

  gone(): void {
    this.closed = true
  }

  refused(refusal: api.Refusal): void {
    toasts.failed(refusal)
  }
}
