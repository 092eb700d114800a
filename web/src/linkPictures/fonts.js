// The fonts of pictures of links, as the client has them.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { plainFont } from './plainFont.js'

const { resolve } = createRequire(import.meta.url)
const SCRIPTS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']

// The first one is for titles, the others for names of people, each for the letters that it has.
export const FAMILIES = ['shippori-mincho-latin-700', ...SCRIPTS.map((script) => `source-sans-3-${script}-600`)]

/** @type {(family: string) => Buffer} */
export function fontOf(family) {
  const [, name] = /^(.*?-mincho|.*?-sans-3)-/.exec(family) ?? []
  return plainFont(readFileSync(resolve(`@fontsource/${name}/files/${family}-normal.woff`)), family)
}
