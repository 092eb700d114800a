// Which modules of the build share a file. Rollup alone makes one of every module that two pages have in common, which
// are eighty for a table; each costs a request.

const LANGUAGE = /\/higaki\/text\/([a-z]+)\.ftl|\/([a-z]+)\.ftl\?front/
const GAME = /\/higaki\/games\/(\w+)\/web\//

/**
 * What rollup knows of a module.
 * @typedef {{ isEntry: boolean, importers: readonly string[], dynamicImporters: readonly string[] }} Known
 */

/**
 * The modules by whose loading a module comes: the entry, or what is loaded when it is needed.
 * @param {string} file
 * @param {(file: string) => Known | null} known
 */
function rootsOf(file, known) {
  const seen = new Set([file])
  const roots = new Set()
  for (const one of seen) {
    const about = known(one)
    if (about?.isEntry || about?.dynamicImporters.length) roots.add(one)
    about?.importers.forEach((importer) => seen.add(importer))
  }
  return roots
}

/**
 * A file for each language, each game, what the entry needs, and what several pages need; a page has what only it needs.
 * Every module that two files need is named here, otherwise rollup would put it into one of these.
 * @param {string} file
 * @param {{ getModuleInfo: (file: string) => Known | null }} graph
 * @returns {string | undefined}
 */
export function chunkOf(file, { getModuleInfo }) {
  const language = LANGUAGE.exec(file)?.slice(1).find(Boolean)
  if (language) return language
  const roots = [...rootsOf(file, getModuleInfo)]
  if (roots.some((root) => getModuleInfo(root)?.isEntry)) return 'main'
  const game = GAME.exec(file)?.[1]
  if (game && roots.every((root) => GAME.exec(root)?.[1] === game)) return game
  return roots.length > 1 ? 'shared' : undefined
}
