// The first real game after a tutorial: easy bots, with explanations switched on.

import { openTable } from '../api/createTable'
import type { BotWish, GameInfo, SeatWish } from '../api/types'
import { settings } from '../app/settings.svelte'

/** Opens the table and returns its address. */
export async function openFirstGame(game: GameInfo): Promise<string> {
  const seats = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2)
  // Bots are listed from the strongest to the weakest.
  const easy: BotWish = { kind: 'bot', bot: game.bots.at(-1) ?? 'random' }
  const wish: SeatWish[] = [{ kind: 'me' }, ...Array.from({ length: seats - 1 }, () => easy)]
  const table = await openTable({ game: game.name, seats: wish, options: game.quick, private: true, memory: 'open' })
  settings.explainAgain(game.name)
  return table
}
