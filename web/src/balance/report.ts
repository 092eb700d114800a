// The balance report of a game: its figures as the file has them, chosen, sorted, filtered and written as CSV.

/** Games of one bot with one number of players; perhaps with a seat that was restricted. */
export interface Section {
  bot: string
  seats: number
  restriction: string | null
  games: number
}

export interface Figure {
  bot: string
  seats: number
  restriction: string
  figure: string
  of: string
  value: number
  low: number
  high: number
  cases: number
}

/** Something that players took. */
export interface Taken {
  bot: string
  seats: number
  heading: string
  kind: string
  name: string
  taken: number
  low: number
  high: number
  wins_with: number
  with_within: number
  wins_without: number
  without_within: number
  gain: number
  gain_within: number
  players: number
}

export interface Report {
  game: string
  rules: number
  seed: number
  command: string
  games: Section[]
  figures: Figure[]
  taken: Taken[]
}

type Cell = string | number
export interface Written extends Omit<Report, 'figures' | 'taken'> {
  columns: string[]
  figures: Cell[][]
  taken_columns: string[]
  taken: Cell[][]
}

const named = <Row>(columns: readonly string[], rows: readonly Cell[][]): Row[] =>
  rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])) as Row)

export function reportOf(written: Written): Report {
  return {
    ...written,
    figures: named<Figure>(written.columns, written.figures),
    taken: named<Taken>(written.taken_columns, written.taken),
  }
}

/** The report of a game, as its file is; null if the server has none. */
export async function fetchReport(game: string): Promise<Written | null> {
  const response = await fetch(`/balance/${game}.json`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`the report could not be loaded: ${response.status}`)
  return (await response.json()) as Written
}

const unlike = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

/** The bots, from the weakest, and the numbers of players of free games. */
export const botsIn = ({ games }: Report) => unlike(games.map(({ bot }) => bot))
export const seatsIn = ({ games }: Report) =>
  unlike(games.filter(({ restriction }) => restriction === null).map(({ seats }) => seats))

export const gamesOf = ({ games }: Report, bot: string, seats: number, restriction: string | null = null) =>
  games.find((one) => one.bot === bot && one.seats === seats && one.restriction === restriction)?.games ?? 0

/** All figures of a name in free games. */
export const figuresOf = ({ figures }: Report, bot: string, seats: number, figure: string) =>
  figures.filter((one) => one.bot === bot && one.seats === seats && one.figure === figure && one.restriction === '')

/** How the restricted seats fared, of all bots that played so: what is worth most first. */
export const restrictedOf = ({ figures }: Report) =>
  figures
    .filter(({ restriction }) => restriction !== '')
    .sort((one, other) => one.value - 1 / one.seats - (other.value - 1 / other.seats))

/** Of fewer games no figure is shown. */
export const LEAST_GAMES = 30

/** The bots of which figures are shown, from the weakest. */
export const shownBots = (report: Report, seats: number) =>
  botsIn(report).filter((bot) => gamesOf(report, bot, seats) >= LEAST_GAMES)

export type Column = 'name' | 'taken' | 'wins_with' | 'wins_without' | 'gain'

/** The rows of the table about what players took, sorted; names are those of the board. */
export function sorted(
  rows: readonly Taken[],
  by: Column,
  falling: boolean,
  nameOf: (row: Taken) => string,
  language: string,
): Taken[] {
  const way = falling ? -1 : 1
  const byName = (one: Taken, other: Taken) => nameOf(one).localeCompare(nameOf(other), language)
  return [...rows].sort((one, other) =>
    by === 'name' ? way * byName(one, other) : way * (one[by] - other[by]) || byName(one, other),
  )
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** The rows whose name contains a text, in any spelling of accents. */
export function filtered(rows: readonly Taken[], text: string, nameOf: (row: Taken) => string): Taken[] {
  const wanted = plain(text)
  return wanted ? rows.filter((row) => plain(nameOf(row)).includes(wanted)) : [...rows]
}

const quoted = (cell: Cell) =>
  typeof cell === 'string' && /[",\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell)

/** A table as CSV, with the columns and figures of the file. */
export const csvOf = (columns: readonly string[], rows: readonly Cell[][]) =>
  [columns, ...rows].map((row) => `${row.map(quoted).join(',')}\n`).join('')

/** The query of an address with other values; empty ones are left out. */
export function queryWith(query: string, wish: Readonly<Record<string, string>>): string {
  const parts = new URLSearchParams(query)
  for (const [name, value] of Object.entries(wish))
    if (value) parts.set(name, value)
    else parts.delete(name)
  const text = parts.toString()
  return text ? `?${text}` : ''
}
