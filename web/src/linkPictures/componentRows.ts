// The tables of a game's components.toml, for pictures of links, which are drawn before any server runs.

/** All rows of one table, as far as their values are written in one line. */
export function rowsOf<Row>(components: string, table: string): Row[] {
  return components
    .split(/^(?=\[)/m)
    .filter((part) => part.startsWith(`[[${table}]]`))
    .map((part) => {
      const found = [...part.matchAll(/^(\w+) = (["\d[].*|true|false)$/gm)]
      return Object.fromEntries(found.map(([, name, value]) => [name, JSON.parse(value ?? '')])) as Row
    })
}
