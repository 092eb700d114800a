import { isSeatTouched } from '$client/scene/parts'
import type { Part, Piece, Scene } from '$client/api/types'
import { expect, test } from 'vitest'
import { haveOf } from '../players/belongings'
import { drawnOf, measureOf, signOf } from '../cards/cards'
import { DISTRICTS, SLICES } from '../town/districts'
import { offerOf } from '../trading/offers'
import { plaqueOf } from '../town/plaques'
import {
  disciplesAt,
  fieldsOf,
  handOf,
  isClosed,
  isDistrictTouched,
  nextDistrict,
  pointedOut,
  spacesAt,
  stallsOf,
  watchOf,
} from '../places'
import { isInTray, trayOf } from './trays'

const part = (place: string, pieces: Piece[] = [], more: Partial<Part> = {}): Part => ({
  place,
  form: 'heap',
  owner: null,
  pieces,
  count: pieces.reduce((sum, { count }) => sum + (count ?? 1), 0),
  ...more,
})
const number = (place: string, count: number, more: Partial<Part> = {}): Part => ({
  place,
  form: 'number',
  owner: null,
  count,
  ...more,
})
const scene: Scene = {
  game: 'yedo',
  seats: ['toyotomi', 'sanada'],
  viewer: 'toyotomi',
  turn: 'toyotomi',
  step: { name: 'Activate' },
  options: [],
  previews: { 'action.build': { mon: -8 } },
  refused: {},
  suggested: null,
  settings: {},
  amounts: [],
  places: [
    part('post', [{ kind: 'sanada_disciple', count: 2 }], { at: 'gates', printed: { spaces: [0, 0, 2, 3, 3, 3] } }),
    part('post', [{ kind: 'toyotomi_disciple' }], { at: 'audience', printed: { spaces: [0, 0, 1, 2, 2, 2] } }),
    part('garden', [{ kind: 'sanada_disciple' }, { kind: 'toyotomi_disciple' }], { form: 'row' }),
    number('barred', 1, { at: 'gates' }),
    part(
      'watch',
      [
        { kind: 'red', space: 'beside' },
        { kind: 'blue', space: 'castle' },
      ],
      { form: 'track' },
    ),
    part('closed', [{ kind: 'closed', space: 'harbor' }], { form: 'track' }),
    part('market', [{ kind: 'katana' }], { at: '1', printed: { price: 8 } }),
    part('won', [{ kind: 'sanada' }], { at: 'weapon', printed: { minimum: 3, group: 1 } }),
    part('phase', [{ kind: 'phase', space: 'actions' }], {
      form: 'track',
      printed: {
        annex: 11,
        sell: [
          [1, 3],
          [2, 5],
        ],
      },
    }),
    part('auction', [{ kind: 'lot', space: 'nothing' }], { form: 'track' }),
    part('weapon', [{ kind: 'katana', count: 2 }], { owner: 'toyotomi' }),
    part('annex', [{ kind: 'dojo' }], { owner: 'toyotomi' }),
    part('fulfilled', [{ kind: 'spice_sack', printed: { kind: 'theft' } }], { owner: 'toyotomi' }),
    number('geishas', 2, { owner: 'toyotomi' }),
    {
      place: 'mission',
      form: 'row',
      owner: 'sanada',
      count: 3,
      backs: { red: 2, green: 1 },
      remembered: [{ kind: 'heir', count: 1, printed: { colour: 'red' } }],
    },
    part('drawn_card', [], { owner: 'toyotomi' }),
    part('offerer', [{ kind: 'offer', space: 'sanada' }], { form: 'track' }),
    part('offered_to', [{ kind: 'offer', space: 'toyotomi' }], { form: 'track' }),
    part('offered_weapon', [{ kind: 'yumi' }]),
    { place: 'offered_mission', form: 'row', owner: 'sanada', count: 1, backs: { red: 1 } },
    number('wanted', 1, { at: 'katana' }),
    number('wanted', 0, { at: 'geisha' }),
    number('offered_mon', 4),
    {
      place: 'card_stack',
      form: 'stack',
      sort: 'card',
      owner: null,
      count: 9,
      slots: [
        { end: 'top', back: '', kind: 'ambush' },
        { end: 'top', back: '', kind: 'trapdoor' },
        { end: 'bottom', back: '' },
      ],
    },
  ],
  over: false,
}

test('every district has a slice, and every slice room for its posts and plaques', () => {
  expect(Object.keys(SLICES).sort()).toEqual([...DISTRICTS].sort())
  for (const { plaques } of Object.values(SLICES))
    for (const [x, y, w, h] of Object.values(plaques))
      expect([x >= 0, y >= 0, x + w <= 680, y + h <= 500]).toEqual([true, true, true, true])
})

test('who stands at a post is told one by one, in the garden house in order', () => {
  expect(disciplesAt(scene, 'gates').map(({ kind }) => kind)).toEqual(['sanada_disciple', 'sanada_disciple'])
  expect(disciplesAt(scene, 'garden').map(({ kind }) => kind)).toEqual(['sanada_disciple', 'toyotomi_disciple'])
  expect(spacesAt(scene, 'gates')).toEqual({ spaces: 2, barred: 1 })
})

test('the watch walks the ring, each figure its own way', () => {
  expect(watchOf(scene)).toEqual({ kind: 'blue', district: 'castle' })
  expect([nextDistrict('castle', 'red'), nextDistrict('castle', 'blue'), nextDistrict('temple', 'red')]).toEqual([
    'gates',
    'temple',
    'castle',
  ])
  expect([isClosed(scene, 'harbor'), isClosed(scene, 'gates')]).toEqual([true, false])
})

test('market, fields and tracks are read by name', () => {
  expect(stallsOf(scene)).toEqual([{ stall: '1', weapon: { kind: 'katana' }, price: 8 }])
  expect(fieldsOf(scene)).toEqual([{ field: 'weapon', minimum: 3, group: 1, winner: 'sanada' }])
  expect([pointedOut(scene, 'phase'), pointedOut(scene, 'auction')]).toEqual(['actions', undefined])
})

test('a plaque says what is printed, and what holds now', () => {
  expect(plaqueOf(scene, 'sell_2')).toEqual({
    pays: [{ sign: 'prestige', count: 2 }],
    gets: [{ sign: 'mon', count: 5 }],
  })
  expect(plaqueOf(scene, 'build').pays).toEqual([{ sign: 'mon', count: 8 }])
})

test('what a clan has is counted by the words of the missions', () => {
  expect(haveOf(scene, 'toyotomi')).toMatchObject({ katana: 2, dojo: 1, geishas: 2, castle: 2, gates: 0, theft: 1 })
  expect(handOf(scene, 'mission', 'sanada')).toEqual({ cards: [], hidden: 3, backs: { red: 2, green: 1 } })
  expect(handOf(scene, 'mission', 'sanada', true)).toMatchObject({
    cards: [{ kind: 'heir' }],
    hidden: 2,
    backs: { red: 1, green: 1 },
  })
})

test('signs are drawn one by one, money and geishas with their number', () => {
  expect(drawnOf({ castle: 2, mon: 3, geishas: 2 })).toEqual([
    { word: 'castle', count: 1 },
    { word: 'castle', count: 1 },
    { word: 'mon', count: 3 },
    { word: 'geishas', count: 2 },
  ])
  expect([signOf('geishas'), signOf('katana')]).toEqual(['geisha', 'katana'])
  expect([measureOf('missions_red'), measureOf('kind_war'), measureOf('missions_with_bonus')]).toEqual([
    { sign: 'mission', colour: 'red' },
    { sign: 'war' },
    { sign: 'mission' },
  ])
})

test('an offer lies open but for its hidden cards', () => {
  const offer = offerOf(scene)
  expect(offer).toMatchObject({ offerer: 'sanada', to: 'toyotomi', mon: 4, wanted: [{ wish: 'katana', count: 1 }] })
  expect(offer?.weapons.map(({ kind }) => kind)).toEqual(['yumi'])
  expect(offer?.cards[0]).toEqual({ place: 'offered_mission', sort: 'mission', seen: [], backs: ['red'] })
})

test('cards that are looked at lie in a tray, and the hand is not meant meanwhile', () => {
  expect(trayOf(scene)).toEqual([])
  const slots = [
    { end: 'top' as const, back: '', kind: 'ambush', thing: 'looked.1' },
    { end: 'bottom' as const, back: '', kind: 'trapdoor', thing: 'looked.2' },
    { end: 'bottom' as const, back: '', kind: 'manhunt' },
  ]
  const laying = {
    ...scene,
    places: scene.places.map((one) => (one.place === 'card_stack' ? { ...one, count: 3, slots } : one)),
  }
  expect(trayOf(laying)).toMatchObject([{ place: 'card_stack', sort: 'card' }])
  expect(trayOf(laying)[0]?.cards.map(({ piece, thing }) => [piece.kind, thing])).toEqual([
    ['ambush', 'looked.1'],
    ['trapdoor', 'looked.2'],
  ])
  const keeping: Scene = {
    ...scene,
    options: ['card.ambush'],
    places: scene.places.map((one) =>
      one.place === 'drawn_card' ? part('drawn_card', [{ kind: 'ambush' }], { owner: 'toyotomi' }) : one,
    ),
  }
  expect([isInTray(scene, 'card'), isInTray(keeping, 'card')]).toEqual([false, true])
})

test('what is spoken of is found by district and by clan', () => {
  const touched = new Set(['post//audience', 'mon/sanada'])
  expect([isDistrictTouched(touched, 'castle'), isDistrictTouched(touched, 'gates')]).toEqual([true, false])
  expect([isSeatTouched(touched, 'sanada'), isSeatTouched(touched, 'toyotomi')]).toEqual([true, false])
})
