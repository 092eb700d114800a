// Options that are one number: coins.0 to coins.3 become a stepper.

import type { Amount, Thing } from '../../api/types'

/** A single option, or the options of an amount by number, from the lowest to the highest. */
export type Offer = { thing: Thing } | { group: string; things: ReadonlyMap<number, Thing> }

/** The offers; an amount is at the position of its first option. */
export function offersOf(things: readonly Thing[], amounts: readonly Amount[] = []): Offer[] {
  const offers: Offer[] = []
  const steppers = new Map<string, Map<number, Thing>>()
  for (const thing of things) {
    const [group = '', member = ''] = thing.split('.')
    const number = Number(member)
    const isAmount = amounts.some((one) => one.group === group && number >= one.least && number <= one.most)
    if (!isAmount || member === '') {
      offers.push({ thing })
      continue
    }
    const stepper = steppers.get(group) ?? new Map<number, Thing>()
    if (stepper.size === 0) offers.push({ group, things: stepper })
    steppers.set(group, stepper.set(number, thing))
  }
  return offers
}

/** The number this many steps further among the options, limited at both ends. */
export function stepped(numbers: readonly number[], from: number, by: number): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const at = Math.max(0, sorted.indexOf(from))
  return sorted[Math.min(Math.max(0, at + by), sorted.length - 1)] ?? from
}
