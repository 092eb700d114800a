// Commands about seats and the end: resign, vote about an absent player, come back, offer to end.

import * as api from '../../api/endpoints'
import type { OfferAnswer, Remedy, Seat, View } from '../../api/types'
import type { Words } from '../../text/words'
import type { Session } from '../session.svelte'

/** The guest's seat that a bot plays, if the guest may take it back. */
export function mayReturn(view: View): Seat | null {
  if (view.state !== 'playing') return null
  return view.players.find((player) => player.you && player.stand_in && !player.gave_up)?.seat ?? null
}

/** Is there another person who could vote about the guest? Bots just wait. */
export function othersDecide({ players }: Pick<View, 'players'>): boolean {
  return players.some((player) => player.kind === 'human' && !player.you && !player.stand_in)
}

/** Why a game ended before its rules ended it; null otherwise. */
export function whyEnded({ ended }: View, name: (seat: Seat) => string, words: Words): string | undefined {
  if (!ended) return undefined
  if (ended.why === 'closed') return words.say('ended-closed')
  if (ended.why === 'agreed') return words.say('ended-together')
  const names = new Intl.ListFormat(words.language).format(ended.seats.map(name))
  return words.say(`ended-${ended.why}`, { names, count: ended.seats.length })
}

/** Resigns, if the consequence is still the one that was shown. */
export function resign(session: Session, seat: Seat, comes: Remedy): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(
    (expected_seq) => api.resign(session.table, { command_id, expected_seq, seat }),
    (now) => now.if_resigned === comes,
  )
}

/** Null withdraws the vote. */
export function vote(session: Session, seat: Seat, wish: Remedy | null): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist((expected_seq) => api.vote(session.table, { command_id, expected_seq, seat, wish }))
}

/** An open table counts as presence after a while; this command reports it at once. */
export function beHere(session: Session): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.beHere(session.table, { command_id }))
}

/** Offers the end of the game, or answers; an answer applies to the offer that was shown. */
export function answerOffer(session: Session, answer: OfferAnswer): Promise<boolean> {
  const command_id = api.freshId()
  const by = session.view?.offer?.by
  return session.insist(
    (expected_seq) => api.offer(session.table, { command_id, expected_seq, answer }),
    (now) => now.offer?.by === by,
  )
}

/** Leaves the seat to whoever takes it over. */
export function handOver(session: Session, seat: Seat): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.handOver(session.table, { command_id, seat }))
}

export function takeOver(session: Session, seat: Seat): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.takeOver(session.table, { command_id, seat }))
}

export function takeBack(session: Session, seat: Seat): Promise<boolean> {
  const command_id = api.freshId()
  return session.insist(() => api.takeBack(session.table, { command_id, seat }))
}
