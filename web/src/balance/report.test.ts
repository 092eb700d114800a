import { expect, test } from 'vitest'
import {
  botsIn,
  csvOf,
  figuresOf,
  filtered,
  gamesOf,
  queryWith,
  reportOf,
  restrictedOf,
  seatsIn,
  shownBots,
  sorted,
  type Taken,
  type Written,
} from './report'

const WRITTEN: Written = {
  game: 'yokohama',
  rules: 2,
  seed: 1,
  command: 'higaki balance yokohama',
  games: [
    { bot: 'greedy', seats: 2, restriction: null, games: 900 },
    { bot: 'greedy', seats: 3, restriction: null, games: 800 },
    { bot: 'greedy', seats: 3, restriction: 'church', games: 70 },
    { bot: 'medium', seats: 2, restriction: null, games: 60 },
  ],
  columns: ['bot', 'seats', 'restriction', 'figure', 'of', 'value', 'low', 'high', 'cases'],
  figures: [
    ['greedy', 2, '', 'wins', 'place 1', 0.52, 0.49, 0.55, 900],
    ['greedy', 2, '', 'wins', 'place 2', 0.48, 0.45, 0.51, 900],
    ['greedy', 3, 'church', 'wins', 'restricted', 0.2, 0.1, 0.3, 70],
    ['greedy', 3, 'customs', 'wins', 'restricted', 0.1, 0.05, 0.2, 70],
    ['medium', 2, '', 'wins', 'place 1', 0.5, 0.4, 0.6, 60],
  ],
  taken_columns: [
    ...['bot', 'seats', 'heading', 'kind', 'name', 'taken', 'low', 'high', 'wins_with', 'with_within'],
    ...['wins_without', 'without_within', 'gain', 'gain_within', 'players'],
  ],
  taken: [
    ['greedy', 2, 'area', 'area', 'church', 0.5, 0.4, 0.6, 0.6, 0.01, 0.4, 0.01, 0.1, 0.01, 900],
    ['greedy', 2, 'area', 'area', 'bank', 0.3, 0.2, 0.4, 0.5, 0.01, 0.5, 0.01, -0.02, 0.01, 540],
    ['greedy', 2, 'area', 'area', 'canal', 0.3, 0.2, 0.4, 0.55, 0.01, 0.5, 0.01, 0.03, 0.01, 540],
  ],
}
const REPORT = reportOf(WRITTEN)
const NAMES: Record<string, string> = { church: 'Église', bank: 'Bank', canal: 'Canal' }
const nameOf = ({ name }: Taken) => NAMES[name] ?? name

test('a report is read by its columns', () => {
  expect([botsIn(REPORT), seatsIn(REPORT)]).toEqual([
    ['greedy', 'medium'],
    [2, 3],
  ])
  expect([gamesOf(REPORT, 'greedy', 3), gamesOf(REPORT, 'greedy', 3, 'church'), gamesOf(REPORT, 'medium', 3)]).toEqual([
    800, 70, 0,
  ])
  expect(figuresOf(REPORT, 'greedy', 2, 'wins').map(({ value }) => value)).toEqual([0.52, 0.48])
  expect([shownBots(REPORT, 2), shownBots(REPORT, 3), shownBots(REPORT, 4)]).toEqual([
    ['greedy', 'medium'],
    ['greedy'],
    [],
  ])
  expect(restrictedOf(REPORT).map(({ restriction }) => restriction)).toEqual(['customs', 'church'])
})

test('what players took is sorted by any column, and by name where it is equal', () => {
  const names = (rows: Taken[]) => rows.map(({ name }) => name)
  expect(names(sorted(REPORT.taken, 'gain', true, nameOf, 'en'))).toEqual(['church', 'canal', 'bank'])
  expect(names(sorted(REPORT.taken, 'taken', true, nameOf, 'en'))).toEqual(['church', 'bank', 'canal'])
  expect(names(sorted(REPORT.taken, 'name', false, nameOf, 'en'))).toEqual(['bank', 'canal', 'church'])
})

test('a filter finds names in any spelling, and nothing that is unknown', () => {
  expect(filtered(REPORT.taken, ' EGLISE ', nameOf).map(({ name }) => name)).toEqual(['church'])
  expect(filtered(REPORT.taken, 'chess', nameOf)).toEqual([])
  expect(filtered(REPORT.taken, '', nameOf)).toHaveLength(3)
})

test('the address keeps what was chosen', () => {
  expect(queryWith('?seats=3&name=bank', { name: 'église', subject: '' })).toBe('?seats=3&name=%C3%A9glise')
  expect(queryWith('?name=bank', { name: '' })).toBe('')
})

test('CSV has the columns and figures of the file', () => {
  const [head, first, ...rest] = csvOf(WRITTEN.columns, WRITTEN.figures).trimEnd().split('\n')
  expect(head).toBe(WRITTEN.columns.join(','))
  expect(first).toBe('greedy,2,,wins,place 1,0.52,0.49,0.55,900')
  expect(rest).toHaveLength(WRITTEN.figures.length - 1)
  expect(csvOf(['a'], [['x, "y"']])).toBe('a\n"x, ""y"""\n')
})
