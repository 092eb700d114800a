// What a substitute finds at a seat that somebody else has left.

import type { Before, Entry, Part, Piece, Scene, View } from '../../api/types'
import { holderOf } from '../../scene/seats'
import type { Words } from '../../text/words'
import { turnsOf } from '../log/highlights'

/** Who left the guest's seat, until the guest has decided something there; null for everybody else. */
export function takenOverFrom(view: View): Before | null {
  if (view.state !== 'playing') return null
  const left = view.players.find((player) => player.you && player.seat === view.viewer)?.before.at(-1)
  if (!left || view.entries.some(({ number, seat }) => number > left.until && seat === view.viewer)) return null
  return left
}

/** The last round: what everybody has done, also the player who left or the bot that played on. */
export function lastRound(entries: readonly Entry[], players: number): Entry[] {
  const turns = turnsOf(entries.filter(({ number }) => number > 0))
  return turns.slice(-players - 1).flatMap((turn) => turn.entries)
}

/** One place of the own side, and what lies there. */
export interface Lying {
  place: string
  content: string
}

/** All that lies on the viewer's own side, and what it knows of it. */
export function lyingThere(scene: Scene, words: Words): Lying[] {
  const { viewer } = scene
  if (viewer === null) return []
  const holder = holderOf(scene, viewer)
  return scene.places
    .filter(({ owner }) => owner === viewer || owner === holder)
    .flatMap((part) => {
      const content = contentOf(part, words)
      return content ? [{ place: titleOf(part, scene, words), content }] : []
    })
}

function titleOf({ place, at }: Part, scene: Scene, words: Words): string {
  const title = words.place(place)
  return at ? words.say('shell-line', { place: title, content: words.at(scene, at) }) : title
}

function contentOf(part: Part, words: Words): string {
  if (part.pieces?.length) {
    const counts = new Map<string, number>()
    for (const piece of part.pieces) {
      const name = named(part, piece, words)
      counts.set(name, (counts.get(name) ?? 0) + (piece.count ?? 1))
    }
    return [...counts]
      .map(([piece, count]) => (count > 1 ? words.say('shell-several', { count, piece }) : piece))
      .join(', ')
  }
  return part.count ? String(part.count) : ''
}

function named({ sort }: Part, piece: Piece, words: Words): string {
  const name = sort ? words.piece(sort, piece.kind) : piece.kind
  return piece.space ? words.say('shell-line', { place: name, content: words.piece('space', piece.space) }) : name
}

/** Who can take over a seat that is left. */
export const offeredTo = (view: Pick<View, 'private'> | null, words: Words): string =>
  words.say(view?.private ? 'hand-over-private-line' : 'hand-over-line')
