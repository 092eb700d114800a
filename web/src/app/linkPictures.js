// A Vite plugin: adds the pictures of links to the build, `link/<game>.png`, each from the folder of its game.

import { existsSync, readdirSync, readFileSync } from 'node:fs'

const games = new URL('../../../src/higaki/games/', import.meta.url)

export function linkPictures() {
  return {
    name: 'link-pictures',
    apply: /** @type {const} */ ('build'),
    /** @this {{ emitFile: (file: { type: 'asset', fileName: string, source: Uint8Array }) => string }} */
    generateBundle() {
      for (const game of readdirSync(games)) {
        const picture = new URL(`${game}/web/pictures/link.png`, games)
        if (existsSync(picture))
          this.emitFile({ type: 'asset', fileName: `link/${game}.png`, source: readFileSync(picture) })
      }
    },
  }
}
