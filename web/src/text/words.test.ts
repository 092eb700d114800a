import { expect, test } from 'vitest'
import type { Scene } from '../api/types'
import { sentences, Words } from './words'

const words = new Words('en', [
  `
seat-white = White
card-red_2 = red 2
color-red = red
thing-hand = { $piece } in hand
thing-tile = { $piece } tile
option-Pay-hand = Pay { $piece }
prompt-Pay = { $missing ->
    [one] One coin is missing.
   *[other] { $missing } coins are missing.
}
log-paid = { $seat } pays with { $card }.
thing-done = Nothing more
prompt-Insure = Insure something?
unable-Insure = Nothing in hand to insure with.
warning-ruin = You have { $has } coins.
thing-stall = At { $piece }
stall-north_1 = the first northern stall
plan-Reward-stall = at { $pieces }
plan-Reward-tile = for { $count ->
    [one] one tile
   *[other] { $count } tiles
}
`,
])

const scene: Scene = {
  game: 'osaka',
  seats: ['white'],
  viewer: 'white',
  turn: 'white',
  step: { name: 'Pay', missing: 2 },
  options: ['hand.red_2'],
  previews: {},
  refused: {},
  suggested: null,
  settings: {},
  amounts: [],
  places: [
    {
      place: 'hand',
      form: 'heap',
      owner: 'white',
      sort: 'card',
      count: 1,
      pieces: [{ kind: 'red_2', count: 1, thing: 'hand.red_2' }],
    },
    { place: 'tiles', form: 'heap', owner: 'white', sort: 'color', count: 0, pieces: [] },
  ],
  over: false,
}

test('an option is said for its step, by the piece that lies there', () => {
  expect(words.option(scene, 'hand.red_2')).toBe('Pay red 2')
})

test('an option that lies nowhere is said by the sort that knows its name', () => {
  expect(words.option(scene, 'tile.red')).toBe('red tile')
})

test('where a part of a place is, is said by the sort that knows it, or by its name', () => {
  expect(words.at(scene, 'red')).toBe('red')
  expect(words.at(scene, 'red_2')).toBe('red 2')
  expect(words.at(scene, 'north')).toBe('north')
})

test('a prompt takes the numbers of its step, in the right plural', () => {
  expect(words.prompt(scene)).toBe('2 coins are missing.')
  expect(words.prompt({ ...scene, step: { name: 'Pay', missing: 1 } })).toBe('One coin is missing.')
})

test('an event is a line, what merely moved or shifted is none', () => {
  expect(words.event({ what: 'paid', seat: 'white', card: 'red_2' })).toBe('White pays with red 2.')
  expect(
    words.event({ what: 'moved', sort: 'card', kind: null, from: ['hand', 'white'], to: ['discard', null] }),
  ).toBeNull()
  expect(words.event({ what: 'shifted', count: 2, from: ['supply', null], to: ['coins', 'white'] })).toBeNull()
})

test('a line calls people by their names, where they are known', () => {
  expect(words.event({ what: 'paid', seat: 'white', card: 'red_2' }, () => 'Anna')).toBe('Anna pays with red 2.')
})

test('that nothing more follows is no part of what is meant', () => {
  const more = { step: { name: 'More' }, options: [], forced: false }
  const planned = [
    { step: { name: 'Begin' }, thing: 'stall.north_1', options: [], forced: false },
    { ...more, thing: 'stall.north_1' },
    { ...more, thing: 'done' },
  ]
  expect(words.plan(scene, planned)).toBe('At the first northern stall, At the first northern stall')
  expect(words.plan(scene, planned.slice(2))).toBe('Nothing more')
})

test('what completes a move stands in the same sentence, equal answers once', () => {
  const reward = (thing: string) => ({ step: { name: 'Reward' }, thing, options: [], forced: false })
  const planned = [
    { step: { name: 'Begin' }, thing: 'stall.north_1', options: [], forced: false },
    reward('tile.1'),
    reward('stall.north_1'),
    reward('tile.2'),
  ]
  expect(words.plan(scene, planned)).toBe('At the first northern stall, for 2 tiles, at the first northern stall')
})

test('a slot is called by its place where no sort knows it', () => {
  const slots: Scene = {
    ...scene,
    places: [{ place: 'stall', form: 'row', owner: null, at: 'north_1', sort: 'card', count: 0, pieces: [] }],
  }
  expect(words.at(slots, 'north_1')).toBe('the first northern stall')
  expect(words.at(slots, 'south_9')).toBe('south_9')
})

test('what is said one after the other ends with one full stop each', () => {
  expect(sentences('Trapdoor', 'This card is played in another phase.')).toBe(
    'Trapdoor. This card is played in another phase.',
  )
  expect(sentences('Ambush: a disciple flees to an open district.', 'This card is played in another phase.')).toBe(
    'Ambush: a disciple flees to an open district. This card is played in another phase.',
  )
  expect(sentences('Do you raise?', 'No.')).toBe('Do you raise? No.')
  expect(sentences('alone')).toBe('alone')
})

test('who can only decline is told why instead of being asked', () => {
  const asked = { ...scene, step: { name: 'Insure' } }
  expect(words.prompt({ ...asked, options: ['done'] })).toBe('Nothing in hand to insure with.')
  expect(words.prompt({ ...asked, options: ['hand.red_2', 'done'] })).toBe('Insure something?')
})

test('an option warns with the numbers of its preview, most say nothing', () => {
  const previews = { 'hand.red_2': { warning: 'ruin', has: 4 }, 'hand.red_3': { yen: 1 } }
  expect(words.warning({ ...scene, previews }, 'hand.red_2')).toBe('You have 4 coins.')
  expect(words.warning({ ...scene, previews }, 'hand.red_3')).toBe('')
  expect(words.warning({ ...scene, previews }, 'hand.red_5')).toBe('')
})
