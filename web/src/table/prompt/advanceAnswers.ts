// Advance answers in windows, in which everybody may act. They concern one seat and mean the same after another move.

import * as api from '../../api/endpoints'
import type { Reactions, Scope, View } from '../../api/types'
import type { Words } from '../../text/words'

/** The part of a session that is needed here. */
interface Insisting {
  table: string
  insist(call: (seq: number) => Promise<View>): Promise<boolean>
}

type Call = (table: string, body: api.Advance) => Promise<View>

function say(session: Insisting, call: Call, seat: string, scope: Scope, step?: string): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => call(session.table, { command_id, seat, scope, ...(step === undefined ? {} : { step }) }))
}

/** Declines now, and all questions of this kind until the round ends. */
export function declineForTheRest(session: Insisting, { seat }: Reactions, step: string): Promise<boolean> {
  return say(session, api.stand, seat, 'always', step)
}

export function askAgain(session: Insisting, { seat }: Reactions, step: string): Promise<boolean> {
  return say(session, api.withdraw, seat, 'always', step)
}

/** Switches whether the guest is asked even if they can only decline. */
export function switchAsking(session: Insisting, { seat, asked_always }: Reactions): Promise<boolean> {
  return say(session, asked_always ? api.stand : api.withdraw, seat, 'unable')
}

/** The declined questions, as text. */
export function declinedIn({ declined }: Reactions, words: Words): { step: string; said: string }[] {
  return declined.map((step) => ({
    step,
    said: words.say('web-window-declining', { what: words.say(`window-${step}`) }),
  }))
}
