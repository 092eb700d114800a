// What a player decides in advance: commands about standing orders, and what is said about them and about prepared moves.

import * as api from '../../api/endpoints'
import type { Event, GivenOrder, InAdvance, PreparedMove, Scene, Seat, Thing, View } from '../../api/types'
import type { Words } from '../../text/words'

/** The part of a session that is needed here. */
export interface Insisting {
  table: string
  insist(call: (seq: number) => Promise<View>, holds?: (now: View) => boolean): Promise<boolean>
}

export function giveOrder(session: Insisting, { seat }: InAdvance, order: string, amount: number): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.giveOrder(session.table, { command_id, seat, order, amount }))
}

export function withdrawOrder(session: Insisting, { seat }: InAdvance, order: string): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.withdrawOrder(session.table, { command_id, seat, order }))
}

/** Prepares these moves instead of those before. They were chosen at the table that is shown, and at no other. */
export function prepareMoves(session: Insisting, { seat }: InAdvance, moves: Thing[][]): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(
    (expected_seq) => api.prepareMoves(session.table, { command_id, expected_seq, seat, moves }),
    // Nothing is lost by dropping all of them at another table.
    () => moves.length === 0,
  )
}

/** How much is in force. */
export function inForce({ given, prepared }: InAdvance): number {
  return given.filter((order) => order.ended === null).length + prepared.length
}

/** The orders that no longer hold and have not been noted yet. */
export function endedOrders({ given }: InAdvance): GivenOrder[] {
  return given.filter((order) => order.ended !== null)
}

/** The orders in force that were given before an order in force and may answer the same question: they come first. */
export function ordersBefore({ orders, given }: InAdvance, name: string): GivenOrder[] {
  const stepsOf = (name: string) => orders.find((order) => order.name === name)?.steps ?? []
  const held = given.filter((order) => order.ended === null)
  const at = held.findIndex((order) => order.name === name)
  return held
    .slice(0, Math.max(0, at))
    .filter((order) => stepsOf(order.name).some((step) => stepsOf(name).includes(step)))
}

/** The first prepared move, if its question is asked and it does not do what it did. */
export function staleMove({ prepared }: InAdvance): PreparedMove | null {
  const first = prepared[0]
  return first && (first.became === 'changed' || first.became === 'impossible') ? first : null
}

/** Why an order no longer holds. */
export function whyEnded({ ended }: GivenOrder, words: Words, name: (seat: Seat) => string): string {
  return (ended?.event && words.event(ended.event, name)) || words.say('web-order-over')
}

/** What a prepared move does, as the log would say it; without a line of the log, what is chosen. */
export function doing(
  { step, things }: Pick<PreparedMove, 'step' | 'things'>,
  events: readonly Event[],
  scene: Scene,
  words: Words,
  name: (seat: Seat) => string,
): string {
  const lines = events.flatMap((event) => words.event(event, name) ?? [])
  if (lines.length > 0) return lines.join(' ')
  return things.map((thing) => words.option({ ...scene, step: { name: step } }, thing)).join(', ')
}
