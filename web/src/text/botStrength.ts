// The strength of bots in stars.

import type { Words } from './words'
import { botLevel } from './playerNames'

const LEVELS = ['easy', 'medium', 'hard']

const strengthOf = (bot: string): number => LEVELS.indexOf(bot) + 1

/** From the weakest to the strongest. */
export function botsByStrength(bots: readonly string[]): string[] {
  return [...bots].sort((a, b) => strengthOf(a) - strengthOf(b))
}

/** "★★☆" */
export function starsOf(bot: string): string {
  const strength = strengthOf(bot)
  return strength > 0 ? '★'.repeat(strength) + '☆'.repeat(LEVELS.length - strength) : ''
}

/** A bot to choose: the line to read, and the same for screen readers, which would spell the stars. */
export function botChoice(bot: string, words: Words): { label: string; spoken: string } {
  const named = words.say('web-seat-bot', { level: botLevel(bot, words) })
  const strength = strengthOf(bot)
  if (strength === 0) return { label: named, spoken: named }
  const said = words.say('web-bot-strength', { strength, most: LEVELS.length })
  return { label: `${starsOf(bot)} ${named}`, spoken: `${named}, ${said}` }
}
