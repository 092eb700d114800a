// Figures of a balance report as they are shown: with one digit after the point, and half of the interval.

import { withMinus, type Words } from '../text/words'
import type { Figure, Taken } from './report'

const format = (value: number, words: Words, options: Intl.NumberFormatOptions) =>
  withMinus(new Intl.NumberFormat(words.language, options).format(value))
const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A share in percent. */
export const share = (value: number, words: Words) => format(value, words, { style: 'percent', ...ONE_DIGIT })

/** A change of a share, with its sign. */
export const change = (value: number, words: Words) =>
  format(value, words, { style: 'percent', signDisplay: 'exceptZero', ...ONE_DIGIT })

export const amount = (value: number, words: Words) => format(value, words, ONE_DIGIT)

/** An interval: from the lowest value to the highest. */
export const between = (low: number, high: number, words: Words, shown = share) =>
  `${shown(low, words)} – ${shown(high, words)}`

/** A value, and half of the interval around it. */
export const within = (value: number, half: number, words: Words) => `${change(value, words)} ± ${share(half, words)}`

/** The name of a bot; `hard:100` makes a hundred tries a move. */
export function botName(bot: string, words: Words): string {
  const [level = '', tries] = bot.split(':')
  const name = words.has(`web-bot-${level}`) ? words.say(`web-bot-${level}`) : level
  return tries ? words.say('balance-tries', { bot: name, count: Number(tries) || tries }) : name
}

/** The name of a place in the turn order: the figure is of `place 2`. */
export const placeName = ({ of }: Figure, words: Words) =>
  words.say('balance-place', { place: Number(of.split(' ')[1]) })

/** The name of what was taken, as the board names it. */
export const takenName = ({ kind, name }: Taken, words: Words) => words.piece(kind, name)
