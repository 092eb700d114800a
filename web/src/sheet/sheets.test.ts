import { expect, test } from 'vitest'
import { Words } from '../text/words'
import type { Scene } from '../api/types'
import { findSheet, subjectsAt, type Sheets } from './subjects'

const buttons = import.meta.glob<{ drawn: string[] }>('../../../src/higaki/games/*/web/buttons.ts', { eager: true })
const sheets = import.meta.glob<Sheets>('../../../src/higaki/games/*/web/sheets.ts', { eager: true })
const games = Object.keys(import.meta.glob('../../../src/higaki/games/*/game.toml')).map(
  (path) => path.split('/').at(-2) ?? '',
)
const of = <Found>(found: Record<string, Found>, game: string, file: string) =>
  found[`../../../src/higaki/games/${game}/web/${file}`]

// Ways to move, amounts and people: no card, area or piece of which there is more to say than the option does.
const NO_PIECES = [
  ...['cell', 'kind', 'heading', 'turn', 'half_turn', 'swing'],
  ...['clan', 'want', 'give_mon', 'want_mon'],
]

test.each(games)('everything that the board of %s draws to choose from has a sheet', (game) => {
  const told = Object.keys(of(sheets, game, 'sheets.ts')?.things ?? {})
  const drawn = of(buttons, game, 'buttons.ts')?.drawn ?? []
  expect(drawn.filter((group) => !told.includes(group) && !NO_PIECES.includes(group))).toEqual([])
})

const words = new Words('en', [
  'card-red = red card\nplace-hand = Hand\nhelp-hand = Your money.\nthing-hand = { $piece }\n' +
    'web-sheet-now = Now:\nweb-sheet-not-now = Not now:\nwhy-late = Too late.',
])
const scene = {
  game: 'toy',
  step: { name: 'Play' },
  options: ['hand.red'],
  refused: { 'hand.blue': { why: 'late' } },
  places: [{ place: 'hand', form: 'heap', owner: 'white', sort: 'card', pieces: [{ kind: 'red', thing: 'hand.red' }] }],
} as unknown as Scene
const table = { scene, words, name: String }

/** An element as boards make it: its attributes, in what is around it. */
const element = (attributes: Record<string, string>, parentElement: Element | null = null) =>
  ({ getAttribute: (name: string) => attributes[name] ?? null, parentElement }) as unknown as Element
const frame = element({})
const place = element({ 'data-place': 'hand', 'data-owner': 'white' }, frame)
const card = element({ 'data-kind': 'red', 'data-about': 'hand.red' }, place)
const picture = element({}, card)

test('a piece is found around what was pointed at, with its part of the scene', () => {
  const [inner, outer] = subjectsAt(scene, picture, frame)
  expect(inner?.element).toBe(card)
  expect(inner?.subject).toMatchObject({ kind: 'red', thing: 'hand.red', place: 'hand', owner: 'white' })
  expect(inner?.subject.piece?.kind).toBe('red')
  expect(outer?.subject).toMatchObject({ place: 'hand' })
})

test('it says what choosing it means now, or why it cannot be chosen', () => {
  const found = findSheet(table, null, subjectsAt(scene, picture, frame), false)
  expect(found?.sheet).toMatchObject({ title: 'red card', lines: ['Your money.', ['Now:', 'red card']] })
  const refused = element({ 'data-kind': 'red', 'data-about': 'hand.blue' }, place)
  expect(findSheet(table, null, subjectsAt(scene, refused, frame), false)?.sheet.lines).toContainEqual([
    'Not now:',
    'Too late.',
  ])
})

test('a place answers only where it is asked for on purpose', () => {
  const subjects = subjectsAt(scene, place, frame)
  expect(findSheet(table, null, subjects, false)).toBeNull()
  expect(findSheet(table, null, subjects, true)?.sheet).toEqual({ title: 'Hand', lines: ['Your money.'] })
})

test('what a game leaves out is answered by what is around it', () => {
  const inArea: Sheets = { things: {}, places: { hand: () => null } }
  expect(findSheet(table, inArea, subjectsAt(scene, picture, frame), false)).toBeNull()
})
