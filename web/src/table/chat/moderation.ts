// Commands about the chat of a table: mute, report, and for the host clear or leave.

import * as api from '../../api/endpoints'
import { toasts } from '../../ui/toasts.svelte'
import type { Session } from '../session.svelte'

export function mute(session: Session, author: string, muted: boolean): Promise<boolean> {
  return session.insist(() => api.mute(session.table, { author, muted }))
}

export async function report(session: Session, line: number): Promise<void> {
  if (await session.insist(() => api.report(session.table, { line })))
    toasts.tell(session.words.say('web-chat-reported'))
}

export function leaveLine(session: Session, line: number): Promise<boolean> {
  return session.insist(() => api.dismiss(session.table, { line }))
}

export function clearLine(session: Session, line: number): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.clearChat(session.table, { command_id, line }))
}

export function clearChat(session: Session): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.clearChat(session.table, { command_id, line: null }))
}
