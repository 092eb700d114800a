// The draft: a choice that is not confirmed yet, one thing or a compound move that may still be changed.

import * as api from '../../api/endpoints'
import { isDrawn } from '../../app/games'
import { toasts } from '../../ui/toasts.svelte'
import type { NoUndo, Planned, Scene, Thing, View } from '../../api/types'

interface Pending {
  seq: number
  planned: Planned[]
  final: NoUndo | null
  /** The things that the person wants in it, and those they do not want. */
  wanted: Thing[]
  unwanted: Thing[]
}

/** Does it have an answer that can be changed on the board? */
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
    /** The view on the screen; a draft for another one is void. */
    readonly view: () => View | null,
  ) {}

  get planned(): readonly Planned[] | null {
    return this.#pending && this.#pending.seq === this.view()?.seq ? this.#pending.planned : null
  }

  /** Why it cannot be undone; null if it can. */
  get final(): NoUndo | null {
    return this.planned ? (this.#pending?.final ?? null) : null
  }

  get first(): Thing | null {
    return this.planned?.[0]?.thing ?? null
  }

  /** The answers that can still be changed. */
  get open(): Thing[] {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time and never changed
    return [...new Set((this.planned ?? []).slice(1).flatMap((one) => (one.forced ? [] : one.options)))]
  }

  get things(): ReadonlySet<Thing> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time and never changed
    return new Set(this.planned?.map((one) => one.thing))
  }

  begin(planned: Planned[], final: NoUndo | null, seq: number): void {
    this.#pending = { seq, planned, final, wanted: [], unwanted: [] }
  }

  drop(): void {
    this.#pending = null
  }

  /** A click on an answer of the draft removes it, a click on another one adds it; the server completes the rest. */
  async change(thing: Thing): Promise<void> {
    const pending = this.#pending
    const first = this.first
    if (!pending || first === null) return
    const isIn = pending.planned.slice(1).some((one) => one.thing === thing)
    const wanted = isIn ? without(pending.wanted, thing) : [thing, ...pending.wanted]
    const unwanted = isIn ? [...pending.unwanted, thing] : without(pending.unwanted, thing)
    await this.#complete(pending, first, wanted, unwanted)
  }

  /** Only one option of an amount can be the answer. */
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
      const { plan, final } = await api.plan(this.table, { thing, wanted, unwanted })
      if (this.#pending === pending) this.#pending = { ...pending, planned: plan, final, wanted, unwanted }
    } catch (error) {
      toasts.failed(error)
    }
  }
}
