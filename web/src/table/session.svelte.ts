// The session of one table in this browser: the live view, the highlights, and the confirmed person at a shared screen.

import * as api from '../api/endpoints'
import { chapterLines, isDrawn, showLines } from '../app/games'
import { Live, type Listener, type Why } from '../api/liveTable'
import { addedDevice } from '../account/addedDevice.svelte'
import { toasts } from '../ui/toasts.svelte'
import { SeatRatings } from '../rating/seatRatings.svelte'
import type { Entry, NoUndo, Planned, Scene, Seat, Thing, Told, View } from '../api/types'
import { settings } from '../app/settings.svelte'
import { Adding } from '../shuffle/contribution'
import { freshEntries } from '../animation/newEntries'
import { Playback } from '../animation/playback.svelte'
import { soundPlayer } from '../sound/browserSounds'
import { vibrate } from '../sound/vibration'
import { doneTo } from './log/doneToMe'
import { Hints } from '../hint/hints.svelte'
import { touchedBy } from './log/highlights'
import { noteArrival } from '../clock/countdown'
import { mustConfirm, pointings } from './prompt/confirming/asking'
import { Draft, isOpenToChange } from './prompt/draft.svelte'
import { calledOf, nameOf, partAt } from '../text/playerNames'
import { Preparing } from './advance/preparing.svelte'
import { turnInWords } from '../text/turnInWords'

const NOTHING: ReadonlySet<string> = new Set()
/** How long to wait for a bot's next decision, to show it with the last one, and how long in all, in milliseconds. */
const NEXT_DECISION = 300
const WHOLE_TURN = 1500
/** From how many milliseconds on a show is long. */
const LONG_SHOW = 4000

export class Session implements Listener {
  /** The view on the screen: the newest, or an earlier one during the animation. */
  view = $state.raw<View | null>(null)
  online = $state(true)
  underWay = $state(false)
  lost = $state(false)
  /** The table existed, and was closed or deleted. */
  closed = $state(false)
  /** The highlights of the log line under the pointer; null if there is none. */
  pointedAt = $state.raw<ReadonlySet<string> | null>(null)
  /** What the board is drawn with for a moment, to measure where pieces would lie. */
  #imagined = $state.raw<Scene | null>(null)
  /** Log lines for screen readers. */
  spoken = $state('')
  /** A show was so long that its pace may be wrong. */
  hasShownLong = $state(false)
  /** Up to which decision the person has looked up what others did to them. */
  #noted = $state(-1)
  /** The person who confirmed that nobody else looks, and the length of the log then. */
  #confirmed = $state.raw<{ seat: Seat; since: number } | null>(null)
  readonly #live: Live
  readonly #playback = new Playback()
  /** Views that arrived during an animation: they are shown next, in one animation. */
  #coming: View[] = []
  #showing = false
  #texts: Promise<void> | undefined
  #arrived: () => void = () => undefined
  /** The element around the board, for flying pieces. */
  board = $state.raw<HTMLElement | undefined>()

  /** The ratings at a rated table. */
  readonly ratings = new SeatRatings()

  /** The choice that waits for a confirmation. */
  readonly draft: Draft

  readonly hints: Hints

  /** The moves that are prepared while others think. */
  readonly preparing: Preparing

  /** The number of this browser for the shuffle. */
  readonly adding: Adding

  constructor(readonly table: string) {
    this.draft = new Draft(table, () => this.view)
    this.hints = new Hints(table, () => this.view)
    this.preparing = new Preparing(
      this,
      () => this.view,
      (error) => toasts.failed(error),
    )
    const [seat, since] = (sessionStorage.getItem(`higaki.eyes.${table}`) ?? '').split(' ')
    this.#confirmed = seat && since ? { seat, since: Number(since) } : null
    this.#live = new Live(table, this)
    this.adding = new Adding(table, (call) => this.#live.tell(call))
    this.#live.open().catch((error: unknown) => {
      if (error instanceof api.Refusal) this.lost = true
    })
  }

  /** The guest has blocked somebody: the server no longer sends what they say. */
  hearAnew = (): void => this.#live.reconnect()

  close(): void {
    this.#coming = []
    this.#playback.skip()
    this.#live.close()
  }

  get words() {
    return this.view ? settings.wordsOf(this.view.game) : settings.words
  }

  name = (seat: Seat): string => nameOf(this.view?.players ?? [], seat, this.words)

  /** The name of a seat within a sentence of the log. */
  called = (seat: Seat): string => calledOf(this.view?.players ?? [], seat, this.words)

  /** The same of who sat there when a decision was made, or after the seat was taken over so often. */
  nameThen = (seat: Seat, decision: number): string => this.heldBy(seat, this.#partAt(seat, decision))
  calledThen = (seat: Seat, decision: number): string =>
    calledOf(this.view?.players ?? [], seat, this.words, this.#partAt(seat, decision))
  heldBy = (seat: Seat, part: number): string => nameOf(this.view?.players ?? [], seat, this.words, part)
  #partAt = (seat: Seat, decision: number): number => partAt(this.view?.players ?? [], seat, decision)

  /** An animation runs; the turn and the options change after it. */
  get showing(): boolean {
    return this.#playback.running
  }

  /** The line of the log during the animation. */
  get caption(): string {
    return this.#playback.caption
  }

  /** The seat of the decision during the animation. */
  get acting(): Seat | null {
    return this.#playback.acting
  }

  /** Skips the animation. */
  skip = (): void => this.#playback.skip()

  get mine(): Seat[] {
    return this.view?.players.filter((player) => player.you).map((player) => player.seat) ?? []
  }

  /** Does a person at this screen have to choose? */
  get myTurn(): boolean {
    const scene = this.view?.scene
    return !!scene && scene.turn === scene.viewer && scene.options.length > 0
  }

  get shared(): boolean {
    return this.mine.length > 1
  }

  /** At a shared screen: the person whose secrets would be shown has not confirmed yet. */
  get curtain(): boolean {
    if (this.view?.state !== 'playing' || !this.view.public_scene) return false
    const { viewer, reactions } = this.view
    const { seat, since } = this.#confirmed ?? {}
    // A person of this screen who has decided since was present, even without a curtain; an answer by the server does not count.
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
    const hinted = this.hints.advice?.moves[0]?.things[0]
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time and never changed
    return hinted ? new Set([hinted]) : NOTHING
  }

  /** What others did to the person before this screen and what has not been noted yet, whether it was shown or not. */
  get doneToMe(): readonly Told[] {
    const { viewer, entries, game, reactions } = this.view ?? {}
    if (!viewer || !entries || !game) return []
    const unseen = entries.filter(({ number, seat }) => number > this.#noted || seat === viewer)
    return doneTo(viewer, unseen, chapterLines(game), reactions?.given)
  }

  /** The person has looked it up. */
  noteDone = (): void => {
    this.#noted = this.view?.entries.at(-1)?.number ?? -1
  }

  emphasise(entries: readonly Entry[] | null): void {
    this.pointedAt = entries && touchedBy(entries, this.view?.scene ?? null)
  }

  imagine = (scene: Scene | null): void => {
    this.#imagined = scene
  }

  /** The scene for the board: while a draft is open, its answers are the options. */
  get drawn(): Scene | null {
    if (this.#imagined) return this.#imagined
    if (this.preparing.scene) return this.preparing.scene
    const scene = this.view?.scene ?? null
    return scene && this.draft.open.length > 0 ? { ...scene, options: this.draft.open, refused: {} } : scene
  }

  /** Choosing a thing starts a draft, or changes the open one; with its answers it is a whole move, played at once. */
  point = (thing: Thing, ...then: Thing[]): void | Promise<void> => {
    if (this.preparing.open) return this.preparing.point(thing, ...then)
    if (then.length > 0) return this.#playAll([thing, ...then])
    if (this.draft.open.includes(thing)) void this.draft.change(thing)
    else if (this.draft.first === thing) this.confirm()
    else this.play(thing)
  }

  async #playAll(things: [Thing, ...Thing[]]): Promise<void> {
    if (!this.view?.scene?.options.includes(things[0]) || this.underWay) return
    this.draft.drop()
    await this.#send(things, this.view.seq)
  }

  /** Sends a move; the hint for it is no longer wanted, and would cover its show. */
  async #send(things: [Thing, ...Thing[]], seq: number): Promise<void> {
    this.hints.close()
    await this.#live.play(things, seq)
  }

  /** What can be changed is shown first; what hurts or cannot be undone is confirmed once. */
  play = (thing: Thing): void => {
    const { view } = this
    const scene = view?.scene
    const planned = this.lay(thing)
    if (!view || !scene || !planned || isOpenToChange(view, scene, planned)) return
    const move = {
      planned,
      final: this.draft.final,
      warned: this.words.warning(scene, thing) !== '',
      drawn: isDrawn(view.game, scene, thing),
      plain: scene.options.length === 1 || thing === view.reactions?.decline,
    }
    if (!mustConfirm(move, settings.careful.on)) this.confirm()
  }

  /** Shows the compound move of a thing, to be changed or confirmed. */
  lay = (thing: Thing): readonly Planned[] | null => {
    const { view } = this
    const scene = view?.scene
    if (!view || !scene?.step || !scene.options.includes(thing)) return null
    const planned = view.plans[thing] ?? [{ thing, step: scene.step, options: [], forced: false }]
    this.draft.begin(planned, view.final[thing] ?? null, view.seq)
    return this.draft.planned
  }

  confirm = (): void => {
    const { planned } = this.draft
    if (!planned || !this.view || this.underWay) return
    void this.#send(pointings(planned), this.view.seq)
    this.draft.drop()
  }

  /** Undoes the last decision and makes this one instead, if it is allowed then. */
  instead = async (thing: Thing, ...then: Thing[]): Promise<void> => {
    if (!this.view?.undoable || this.preparing.open) return
    await this.#live.undo(this.view.seq)
    const now = this.#live.view
    if (now?.scene?.options.includes(thing)) await this.#send([thing, ...then], now.seq)
  }

  /** Undoes one decision, or all of the turn that can be undone. */
  undo(wholeTurn = false): void {
    if (this.view?.undoable) void this.#live.undo(this.view.seq, wholeTurn)
  }

  /** A command about people, see `leaving.ts`. */
  insist(call: (seq: number) => Promise<View>, holds?: (now: View) => boolean): Promise<boolean> {
    return this.#live.insist(call, holds)
  }

  chat(line: api.Line): Promise<boolean> {
    return this.#live.chat(line)
  }

  /** At a rated table people play by themselves, and in a copy of one, too. */
  get hasHints(): boolean {
    return !this.view?.rated && this.view?.trial?.hints !== false
  }

  /** Asks for a hint, instead of confirming what was chosen. */
  askHint = (): void => {
    if (!this.myTurn || !this.hasHints) return
    this.draft.drop()
    void this.hints.ask()
  }

  /** Plays the open turn of the hint. */
  playAdvice = (): void => {
    const [first, ...then] = this.hints.advice?.moves.flatMap(({ things }) => things) ?? []
    if (first) void this.#playAll([first, ...then])
  }

  /** Plays a prepared move that its player has confirmed, although it does something else by now. */
  playPrepared = (thing: Thing, ...then: Thing[]): Promise<void> => this.#playAll([thing, ...then])

  /** Why a move cannot be undone. */
  noUndo = (why: NoUndo): string => this.words.say(`web-final-${why}`)

  /** A command about seats before the game: any request whose response is the current table. */
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
    // Somebody else may have answered, such as the same person on another device.
    if (view.seq !== this.view?.seq) this.hints.close()
    if (why === 'stale') toasts.tell(this.words.say('web-stale'))
    if (why !== 'moved') this.#coming = []
    this.#coming.push(view)
    // Nothing is said without the game's texts; the page reports it if they cannot be loaded.
    this.#texts ??= settings.fetchGame(view.game).catch(() => undefined)
    this.#arrived()
    // Chat and presence are shown at once.
    if (this.#showing && this.view)
      this.view = { ...this.view, chat: view.chat, talk: view.talk, players: view.players }
    if (!this.#showing) void this.#showAll()
  }

  async #showAll(): Promise<void> {
    this.#showing = true
    await this.#texts
    while (this.#coming.length > 0) {
      const begun = performance.now()
      await this.#untilTurnEnds()
      const waited = performance.now() - begun
      // A change of the viewer is not animated, so the views before it are shown first.
      const others = this.#coming.findIndex(({ viewer }) => viewer !== this.#coming[0]?.viewer)
      await this.#showNext(this.#coming.splice(0, others < 0 ? this.#coming.length : others), waited)
    }
    this.#showing = false
  }

  /** A bot's turn is one gesture: while it goes on, its next decision is waited for. */
  async #untilTurnEnds(): Promise<void> {
    const latest = performance.now() + WHOLE_TURN
    while (settings.pace !== 'off' && this.#isBotGoingOn(this.#coming.at(-1)) && performance.now() < latest) {
      const before = this.#coming.length
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, NEXT_DECISION)
        this.#arrived = () => (clearTimeout(timer), resolve())
      })
      if (this.#coming.length === before) return
    }
  }

  #isBotGoingOn(view: View | undefined): boolean {
    const turn = view?.scene?.turn
    const last = view?.entries.findLast(({ seat }) => seat !== 'chance')
    return !!turn && turn === last?.seat && this.#isBot(turn, view)
  }

  #isBot(seat: Seat | null, view: View | null): boolean {
    const player = view?.players.find((someone) => someone.seat === seat)
    return player?.kind === 'bot' || !!player?.stand_in
  }

  async #showNext(views: readonly View[], waited: number): Promise<void> {
    let view = views.at(-1)
    if (!view) return
    const old = this.view
    const wasMine = this.myTurn
    if (old && view.seq !== old.seq) {
      this.pointedAt = null
      const fresh = freshEntries(old.entries, view.entries)
      this.spoken = this.#said(fresh)
      // An error in the animation must not stop the table.
      const seen = await this.#play(old, views, fresh, waited).catch((error: unknown) => (console.error(error), true))
      if (settings.pace === 'normal' && this.#playback.planned > LONG_SHOW) this.hasShownLong = true
      // Skipping also skips all waiting views.
      if (!seen) view = this.#coming.splice(0).at(-1) ?? view
    }
    this.view = view
    if (old && this.myTurn && !wasMine) this.#callToTurn()
  }

  #callToTurn(): void {
    soundPlayer.callToTurn().catch((error: unknown) => console.error(error))
    if (settings.vibration.on) vibrate()
  }

  #said(entries: readonly Entry[]): string {
    return entries
      .flatMap((entry) => entry.events.flatMap((event) => this.words.event(event, this.called) ?? []))
      .join(' ')
  }

  /** Animates the change from one view to later ones; not behind a curtain, and not after a change of the viewer. */
  async #play(old: View, views: readonly View[], entries: readonly Entry[], waited: number): Promise<boolean> {
    const view = views.at(-1)
    if (!old.scene || !view?.scene || !this.board || this.curtain || old.viewer !== view.viewer) return true
    const isMine = (seat: Seat | null) => seat !== null && this.mine.includes(seat)
    // What the server plays for the viewer was not done by hand.
    const isByHand = (seat: Seat | null) => isMine(seat) && !old.in_advance?.passing
    return this.#playback.play({
      frame: this.board,
      from: old.scene,
      to: views.flatMap(({ scene }) => scene ?? []),
      entries,
      draw: (scene, entry) => {
        const { chat, talk, players } = this.#coming.at(-1) ?? view
        const entries = [...view.entries.filter(({ number }) => number < entry.number), entry]
        const { public_scene } = view
        this.view = { ...old, public_scene, scene, entries, chat, talk, players, undoable: 0, final: {}, plans: {} }
      },
      say: (lines) => turnInWords(lines, this.words, this.called),
      pace: settings.pace,
      waited,
      ...showLines(view.game),
      isKnown: isMine,
      isByHand,
      isSkipped: (seat) => settings.skipBots.on && this.#isBot(seat, view),
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
