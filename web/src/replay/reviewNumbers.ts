// The numbers of a review as they are shown: shares of the win in percent, which still add up when they are rounded.

import type { Balance, Review, Seat } from '../api/types'
import type { Words } from '../text/words'

/** A balance in whole percents. Decisions are what is left of the change, so that each row adds up. */
export interface ShownBalance {
  begin: number
  decided: number
  luck: number
  /** Luck is known so exactly. */
  within: number
  end: number
  /** The result had nobody been lucky. */
  withoutLuck: number
}

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

/** What their own dear decisions cost a side, in whole percents. Chances are the side's, mistakes are each seat's. */
export function mistakesOf({ balances }: Review, side: readonly Seat[]): number {
  return whole(side.reduce((sum, seat) => sum + (balances[seat]?.lost ?? 0), 0))
}

/** Who played best although luck, or another, decided otherwise; nobody where luck is not known well enough to say so. */
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

/** The moments at which somebody's chances have changed by so much since the last one that is named. */
export function turningPoints({ numbers, chances }: Review, least: number): number[] {
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

/** The moment that a decision of the log led to. */
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
  new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' })
    .format(percents / 100)
    .replace('-', '−')
