// The recorded games of a title as the server would send them, for tests. JavaScript, because only it may use Node here.

import { execFileSync } from 'node:child_process'

const root = new URL('../../../', import.meta.url).pathname

/**
 * Everything printed by `tests/support/whole_games.py`: a game in each line.
 * @param {string} game
 * @returns {{ scenes: import('../api/types').Scene[], entries: import('../api/types').Entry[] }[]}
 */
export function recordedGames(game) {
  const printed = execFileSync(`${root}.venv/bin/python`, [`${root}tests/support/whole_games.py`, game], {
    env: { ...process.env, PYTHONPATH: `${root}src` },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  return JSON.parse(`[${printed.trim().replaceAll('\n', ',')}]`)
}
