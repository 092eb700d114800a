// What the person at this screen is about to do and has not confirmed: one thing, or a whole intention that may still be changed.

import * as api from '../../api/endpoints'
import { isDrawn } from '../../app/games'
import { toasts } from '../../ui/toasts.svelte'
import type { Planned, Scene, Thing, View } from '../../api/types'

interface Pending {
  seq: number
  planned: Planned[]
  /** What the person has pointed at to be part of it, and what not to be. */
  wanted: Thing[]
  unwanted: Thing[]
}

/** The pointings of an intention that somebody has to make; the others follow by themselves. */
export function pointings(planned: readonly Planned[]): [Thing, ...Thing[]] {
  return planned.filter((one) => !one.forced).map((one) => one.thing) as [Thing, ...Thing[]]
}

/** Is there anything in it that could be answered otherwise by pointing at the board? */
export function isOpenToChange(view: View, scene: Scene, planned: readonly Planned[]): boolean {
  return planned.slice(1).some((one) => !one.forced && one.options.some((thing) => isDrawn(view.game, scene, thing)))
}

function without(things: readonly Thing[], thing: Thing): Thing[] {
  const at = things.indexOf(thing)
  return at < 0 ? [...things] : things.filter((_, n) => n !== at)
}

export class Draft {
  #pending = $state.raw<Pending | null>(null)

  constructor(
    readonly table: string,
    /** The view that is looked at; a draft made for another one is void. */
    readonly view: () => View | null,
  ) {}

  get planned(): readonly Planned[] | null {
    return this.#pending && this.#pending.seq === this.view()?.seq ? this.#pending.planned : null
  }

  get first(): Thing | null {
    return this.planned?.[0]?.thing ?? null
  }

  /** The answers that can still be exchanged by pointing. */
  get open(): Thing[] {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time and never changed
    return [...new Set((this.planned ?? []).slice(1).flatMap((one) => (one.forced ? [] : one.options)))]
  }

  get things(): ReadonlySet<Thing> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time and never changed
    return new Set(this.planned?.map((one) => one.thing))
  }

  begin(planned: Planned[], seq: number): void {
    this.#pending = { seq, planned, wanted: [], unwanted: [] }
  }

  drop(): void {
    this.#pending = null
  }

  /** Pointing at an answer of the draft takes it out, pointing at another one puts it in; the server completes the rest. */
  async change(thing: Thing): Promise<void> {
    const pending = this.#pending
    const first = this.first
    if (!pending || first === null) return
    const isIn = pending.planned.slice(1).some((one) => one.thing === thing)
    const wanted = isIn ? without(pending.wanted, thing) : [thing, ...pending.wanted]
    const unwanted = isIn ? [...pending.unwanted, thing] : without(pending.unwanted, thing)
    await this.#complete(pending, first, wanted, unwanted)
  }

  /** Of an amount only one can be the answer. */
  async choose(thing: Thing, others: readonly Thing[]): Promise<void> {
    const pending = this.#pending
    const first = this.first
    if (!pending || first === null) return
    await this.#complete(
      pending,
      first,
      [thing, ...pending.wanted.filter((one) => !others.includes(one))],
      pending.unwanted,
    )
  }

  async #complete(pending: Pending, thing: Thing, wanted: Thing[], unwanted: Thing[]): Promise<void> {
    try {
      const { plan } = await api.plan(this.table, { thing, wanted, unwanted })
      if (this.#pending === pending) this.#pending = { ...pending, planned: plan, wanted, unwanted }
    } catch (error) {
      toasts.failed(error)
    }
  }
}
