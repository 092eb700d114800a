// A Vite plugin: adds to the build what the pictures of links are made of, in `link/`. Of each game the picture of its
// cover, `<game>.png`, and its parts, `<game>.json`, drawn by its `LinkPicture.svelte`; and the fonts.

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { FAMILIES, fontOf } from './fonts.js'
import { partsOf } from './parts.js'
import { lettersOf } from './plainFont.js'

const games = new URL('../../../src/higaki/games/', import.meta.url)
const palette = new URL('../drawing/palette.css', import.meta.url)
/** @typedef {{ emitFile: (file: { type: 'asset', fileName: string, source: string | Uint8Array }) => string }} Build */

export function linkPictures() {
  return {
    name: 'link-pictures',
    apply: /** @type {const} */ ('build'),
    /** @this {Build} */
    async generateBundle() {
      /** @type {(name: string, source: string | Uint8Array) => void} */
      const emit = (name, source) => void this.emitFile({ type: 'asset', fileName: `link/${name}`, source })
      const fonts = FAMILIES.map((family) => {
        const font = fontOf(family)
        emit(`${family}.ttf`, font)
        return { family, letters: lettersOf(font) }
      })
      emit('fonts.json', JSON.stringify(fonts))
      const drawing = await drawings()
      for (const game of readdirSync(games)) {
        const cover = new URL(`${game}/web/pictures/link.png`, games)
        if (existsSync(cover)) emit(`${game}.png`, readFileSync(cover))
        const drawn = new URL(`${game}/web/LinkPicture.svelte`, games)
        if (existsSync(drawn)) emit(`${game}.json`, JSON.stringify(await drawing.of(drawn, game)))
      }
      await drawing.close()
    },
  }
}

/** Draws components as text. */
async function drawings() {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, hmr: false, watch: null, fs: { allow: ['..'] } },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { $client: fileURLToPath(new URL('..', import.meta.url)) } },
    plugins: [svelte({ configFile: false, preprocess: vitePreprocess(), compilerOptions: { css: 'injected' } })],
  })
  const { render } = await server.ssrLoadModule('svelte/server')
  return {
    /** @type {(file: URL, game: string) => Promise<ReturnType<typeof partsOf>>} */
    async of(file, game) {
      const { default: component } = await server.ssrLoadModule(fileURLToPath(file))
      const { head, body } = render(component)
      const inks = new URL(`${game}/web/inks.css`, games)
      const styles = [readFileSync(palette, 'utf8'), existsSync(inks) ? readFileSync(inks, 'utf8') : '']
      const injected = [...head.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, sheet]) => sheet)
      return partsOf(body, [...styles, ...injected])
    },
    close: () => server.close(),
  }
}
