// The numbers of a review as they are shown: shares of the win in percent, rounded so that they still add up.

import type { Balance, BestMove, DearDecision, Review, ReviewSoFar, Seat } from '../../api/types'
import { withMinus, type Words } from '../../text/words'

/** A balance in whole percents. Decisions are the rest of the change, so that each row adds up. */
export interface ShownBalance {
  begin: number
  decided: number
  luck: number
  /** Half of the interval of luck. */
  within: number
  end: number
  /** The result without luck. */
  withoutLuck: number
}

/** Where a decision of the log is found, and who made it. */
export type Decision = Pick<DearDecision, 'number' | 'seat'>

const whole = (share: number) => Math.round(share * 100)

export function shownBalance({ begin, luck, within, end }: Balance): ShownBalance {
  const [from, by, to] = [whole(begin), whole(luck), whole(end)]
  return {
    begin: from,
    decided: to - from - by,
    luck: by,
    within: Math.ceil(within * 100),
    end: to,
    withoutLuck: to - by,
  }
}

/** The cost of a side's own mistakes, in whole percents. Chances belong to sides, mistakes to seats. */
export function mistakesOf({ balances }: Review, side: readonly Seat[]): number {
  return whole(side.reduce((sum, seat) => sum + (balances[seat]?.lost ?? 0), 0))
}

/** The number of a side's own mistakes. */
export function mistakeCount({ dear }: Review, side: readonly Seat[]): number {
  return dear.filter(({ seat }) => side.includes(seat)).length
}

/** What luck did for a side: it helped, it hindered, or neither is certain. */
export function partOfLuck({ balances }: Review, side: readonly Seat[]): 'good' | 'bad' | 'unclear' {
  const balance = balances[side[0] ?? '']
  if (!balance) return 'unclear'
  const { luck, within } = shownBalance(balance)
  return Math.abs(luck) <= within ? 'unclear' : luck > 0 ? 'good' : 'bad'
}

/** The decision of a side with the largest lead; null if none was clearly better than the next best one. */
export function bestMoveOf({ best }: Review, side: readonly Seat[]): BestMove | null {
  const found = side.flatMap((seat) => best[seat] ?? [])
  return found.reduce<BestMove | null>((first, one) => (first && first.lead >= one.lead ? first : one), null)
}

/** The best player if luck, or another player, decided the game; null if luck is too uncertain. */
export function bestAgainstLuck({ balances, finished }: Review, sides: readonly Seat[][]): Seat[] | null {
  const ranked = sides
    .flatMap((side) => {
      const balance = balances[side[0] ?? '']
      return balance ? [{ side, balance, fair: balance.end - balance.luck }] : []
    })
    .sort((one, other) => other.fair - one.fair)
  const [best, next] = ranked
  if (!finished || !best || !next || best.balance.end > 0 || best.balance.luck >= 0) return null
  return best.fair - next.fair > best.balance.within + next.balance.within ? best.side : null
}

/** The moments at which a chance has changed by this much since the last one. */
export function turningPoints({ numbers, chances }: Pick<ReviewSoFar, 'numbers' | 'chances'>, least: number): number[] {
  const seats = Object.values(chances)
  let last = 0
  return numbers.flatMap((_, at) => {
    const tells =
      at === 0 ||
      at === numbers.length - 1 ||
      seats.some((each) => Math.abs((each[at] ?? 0) - (each[last] ?? 0)) >= least)
    if (!tells) return []
    last = at
    return [at]
  })
}

/** The moment after a decision of the log. */
export function momentOf(numbers: readonly number[], move: number): number {
  return Math.max(
    0,
    numbers.findLastIndex((number) => number <= move),
  )
}

export const percent = (share: number, words: Words) =>
  new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Whole percents with their sign. */
export const signedPercent = (percents: number, words: Words) =>
  withMinus(
    new Intl.NumberFormat(words.language, {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }).format(percents / 100),
  )
