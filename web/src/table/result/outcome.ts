// The result of a game for the people at this screen: a headline and a line below it.

import type { Rank } from '../../scene/ranks'
import type { Seat } from '../../api/types'
import type { Words } from '../../text/words'

/** The result for one seat, addressed to its player; for null, about all seats, as for a spectator. */
export function headlineOf(
  ranks: readonly Rank[],
  you: Seat | null,
  names: (sides: Seat[][]) => string,
  words: Words,
): string {
  const won = ranks[0]?.sides ?? []
  const mine = you === null ? undefined : won.find((side) => side.includes(you))
  if (mine && won.length > 1) return words.say('web-you-share')
  if (mine) return words.say(mine.length > 1 ? 'web-your-team-won' : 'web-you-won')
  if (won.length > 1) return words.say('web-won-shared', { names: names(won) })
  return words.say('web-won', { count: won.flat().length, names: names(won) })
}

/** The rank of the player, and the lead. A tie is explained in the ranking. */
export function marginOf(
  ranks: readonly Rank[],
  you: Seat | null,
  names: (sides: Seat[][]) => string,
  words: Words,
): string {
  const [first, second] = ranks
  const at = ranks.find(({ sides }) => you !== null && sides.flat().includes(you))
  if (!first) return ''
  if (!at || at === first) {
    const lead = second ? first.points - second.points : 0
    return second && lead > 0 ? words.say('web-ahead', { points: lead, names: names(second.sides) }) : ''
  }
  const side = at.sides.find((one) => one.includes(you ?? '')) ?? []
  const of = ranks.flatMap(({ sides }) => sides).length
  const key = at.sides.length > 1 ? 'web-came-shared' : side.length > 1 ? 'web-team-came' : 'web-came'
  const behind = first.points - at.points
  const lines = [words.say(key, { rank: at.rank, of })]
  if (behind > 0) lines.push(words.say('web-behind', { points: behind, names: names(first.sides) }))
  return lines.join(' ')
}
