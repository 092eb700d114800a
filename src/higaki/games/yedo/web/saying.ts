// What lies in the town in words, for who cannot see it.

import type { Piece, Scene, Seat } from '$client/api/types'
import type { Words } from '$client/text/words'
import type { Amounts } from './cards/cards'
import { clanOf, disciplesAt, spacesAt } from './places'

export interface Telling {
  scene: Scene
  words: Words
  name: (seat: Seat) => string
}

/** "Gates: 2 of 3 spaces taken. Anna, Ben" */
export function sayPost({ scene, words, name }: Telling, post: string): string {
  const standing = disciplesAt(scene, post).map(({ kind }) => name(clanOf(kind)))
  const { spaces, barred } = spacesAt(scene, post)
  const said = [
    words.say('board-post', {
      post: words.piece('post', post),
      taken: standing.length,
      spaces,
    }),
  ]
  if (standing.length > 0) said.push(standing.join(', '))
  if (barred > 0) said.push(words.say('board-barred', { count: barred }))
  return said.join('. ')
}

/** "2 times Castle, Katana, 2 geishas": what is asked for, or what is given. */
export function sayAmounts(words: Words, what: 'need' | 'reward', amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([word, count]) => words.say(`${what}-${word}`, { count }))
    .join(', ')
}

/** Any card: its name and what it does. */
export function sayCard(words: Words, sort: string, card: Piece): string {
  const does = sayDoes(words, sort, card)
  const name = words.piece(sort, card.kind)
  return does ? `${name}: ${does}` : name
}

/** What a card does, if that has words. */
export function sayDoes(words: Words, sort: string, card: Piece): string | undefined {
  const does = `${sort}-${card.kind}-does`
  return words.has(does) ? words.say(does) : undefined
}
