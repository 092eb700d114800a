// A Vite plugin: `en.ftl?front` holds only the messages of a game that the front page and statistics use.

import { readFileSync } from 'node:fs'

const FRONT = /^(title$|feel$|about$|seat(-|$)|account-|web-points$|option(name|value|help)-)/
const QUERY = '?front'

/**
 * The entries of a Fluent file whose keys match. An entry continues in indented lines.
 * @param {string} source
 */
export function frontOf(source) {
  const entries = source.split(/^(?=[a-z-])/m)
  return entries.filter((entry) => FRONT.test(/^[\w-]*/.exec(entry)?.[0] ?? '')).join('')
}

export function front() {
  return {
    name: 'front',
    /** @param {string} id */
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null
      return `export default ${JSON.stringify(frontOf(readFileSync(id.slice(0, -QUERY.length), 'utf8')))}`
    },
  }
}
