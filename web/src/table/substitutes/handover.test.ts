import { expect, it } from 'vitest'
import type { Entry, Part, Player, Scene, View } from '../../api/types'
import { wordsFor } from '../../text/fluentFiles'
import { lastRound, lyingThere, offeredTo, takenOverFrom } from './handover'

const entry = (number: number, seat: string): Entry => ({ number, seat, thing: null, events: [] })
const ANN = { name: 'Ann', until: 5 }

const view = (entries: Entry[], you = true, before = [ANN]) =>
  ({
    state: 'playing',
    viewer: 'white',
    entries,
    players: [{ seat: 'white', you, before } as unknown as Player],
  }) as unknown as View

it('explains the seat until the substitute has decided something there', () => {
  const before = [entry(4, 'white'), entry(5, 'grey')]
  expect(takenOverFrom(view(before))).toEqual(ANN)
  expect(takenOverFrom(view([...before, entry(6, 'grey')]))).toEqual(ANN)
  expect(takenOverFrom(view([...before, entry(6, 'white')]))).toBeNull()
  expect(takenOverFrom(view(before, false))).toBeNull()
  expect(takenOverFrom(view(before, true, []))).toBeNull()
  expect(takenOverFrom({ ...view(before), state: 'over' })).toBeNull()
})

it('tells the last round, with the own seat', () => {
  const entries = ['', 'white', 'grey', 'white', 'white', 'grey'].map((seat, number) => entry(number, seat))
  expect(lastRound(entries, 2).map(({ number }) => number)).toEqual([2, 3, 4, 5])
})

it('names what lies on the own side, and only that', () => {
  const part = (place: string, owner: string | null, more: Partial<Part>) =>
    ({ place, form: 'heap', owner, ...more }) as Part
  const scene = {
    seats: ['white', 'grey'],
    viewer: 'white',
    places: [
      part('hand', 'white', { sort: 'card', pieces: [{ kind: 'red_2' }, { kind: 'red_2' }, { kind: 'blue_3' }] }),
      part('hand', 'grey', { sort: 'card', pieces: [{ kind: 'red_2' }] }),
      part('market', null, { sort: 'card', pieces: [{ kind: 'red_2' }] }),
      part('goods', 'white', { count: 0 }),
      part('notes', 'white', { form: 'number', count: 7 }),
    ],
  } as unknown as Scene
  const words = wordsFor('en', 'osaka')
  const lying = lyingThere(scene, words)
  expect(lying.map(({ content }) => content)).toEqual([
    `${words.say('shell-several', { count: 2, piece: words.piece('card', 'red_2') })}, ${words.piece('card', 'blue_3')}`,
    '7',
  ])
})

it('offers a seat at a private table only to who has the link', () => {
  const english = wordsFor('en')
  expect(offeredTo({ private: true }, english)).toContain('whoever has the link to this table can take over your seat')
  expect(offeredTo({ private: false }, english)).toContain('offered to everybody who looks for a game')
  expect(offeredTo({ private: true }, wordsFor('de'))).toContain('wer den Link zu diesem Tisch hat')
})
