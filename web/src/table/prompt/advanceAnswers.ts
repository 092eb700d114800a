// Windows, in which everybody may act out of turn: what one says in advance. It is one's own affair and means the same after another move.

import * as api from '../../api/endpoints'
import type { Reactions, Scope, View } from '../../api/types'
import type { Words } from '../../text/words'

/** What of a session is needed here. */
interface Insisting {
  table: string
  insist(call: (seq: number) => Promise<View>): Promise<boolean>
}

type Call = (table: string, body: api.Advance) => Promise<View>

function say(session: Insisting, call: Call, seat: string, scope: Scope, step?: string): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => call(session.table, { command_id, seat, scope, ...(step === undefined ? {} : { step }) }))
}

/** Decline now, and whatever else is asked in this way until the round ends. */
export function declineForTheRest(session: Insisting, { seat }: Reactions, step: string): Promise<boolean> {
  return say(session, api.stand, seat, 'always', step)
}

export function askAgain(session: Insisting, { seat }: Reactions, step: string): Promise<boolean> {
  return say(session, api.withdraw, seat, 'always', step)
}

/** Be asked even where one can only decline, or no longer. */
export function switchAsking(session: Insisting, { seat, asked_always }: Reactions): Promise<boolean> {
  return say(session, asked_always ? api.stand : api.withdraw, seat, 'unable')
}

/** What has been declined in advance, said in words. */
export function declinedIn({ declined }: Reactions, words: Words): { step: string; said: string }[] {
  return declined.map((step) => ({
    step,
    said: words.say('web-window-declining', { what: words.say(`window-${step}`) }),
  }))
}
