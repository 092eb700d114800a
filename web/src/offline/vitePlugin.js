// Adds to the build what must be there when the server is not: the service worker and the page it shows then. The page
// has all languages in it, for nothing can be asked for when it is needed.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { FluentBundle, FluentResource } from '@fluent/bundle'

const here = new URL('.', import.meta.url)
const texts = new URL('../../../src/higaki/text/', here)
const read = (/** @type {string} */ name) => readFileSync(new URL(name, here), 'utf8')
const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/** @param {string} template */
function inAllLanguages(template) {
  return readdirSync(texts)
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => {
      const language = name.slice(0, -'.ftl'.length)
      const bundle = new FluentBundle(language, { useIsolating: false })
      bundle.addResource(new FluentResource(readFileSync(new URL(name, texts), 'utf8')))
      return template.replace(/{{([a-z-]+)}}/g, (_, /** @type {string} */ key) => {
        if (key === 'language') return language
        const pattern = bundle.getMessage(key)?.value
        if (!pattern) throw new Error(`no text '${key}' in ${name}`)
        return escaped(bundle.formatPattern(pattern))
      })
    })
    .join('\n')
}

export function offline() {
  return {
    name: 'offline',
    apply: /** @type {const} */ ('build'),
    /** @this {{ emitFile: (file: { type: 'asset', fileName: string, source: string }) => string }} */
    generateBundle() {
      const page = read('page.html').replace(/<!-- each language -->([^]*)<!-- end -->/, (_, part) =>
        inAllLanguages(part),
      )
      const files = { 'offline.html': page, 'offline.css': read('page.css'), 'offline.js': read('page.js') }
      // Another page is another worker: browsers keep the old ones until the worker's own bytes differ.
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12)
      const worker = read('serviceWorker.js').replace("'version'", `'${version}'`)
      for (const [fileName, source] of Object.entries({ ...files, 'sw.js': worker }))
        this.emitFile({ type: 'asset', fileName, source })
    },
  }
}
