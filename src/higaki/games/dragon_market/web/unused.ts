// What the help need not speak of.

import type { Scene } from '$client/api/types'

/** Open orders belong to the basic game; secret ones, and bonuses that lead across merchants, to the advanced one. */
export function unused({ mode }: Scene['settings']): string[] {
  return mode === 'advanced' ? ['order', 'unused'] : ['secret', 'offer', 'unused', 'came_from', 'entered']
}
