import { expect, test } from 'vitest'
import type { Player } from '../../api/types'
import { othersDecide } from './leaving'

const player = (more: Partial<Player>) => ({ kind: 'human', you: false, stand_in: null, ...more }) as Player
const me = player({ you: true })

test('others decide about me where there are any: no bots, nobody whom a bot stands in for, nobody at my own screen', () => {
  expect(othersDecide({ players: [me, player({})] })).toBe(true)
  expect(othersDecide({ players: [me, player({ kind: 'bot' })] })).toBe(false)
  expect(othersDecide({ players: [me, player({ stand_in: 'greedy' })] })).toBe(false)
  expect(othersDecide({ players: [me, player({ you: true, here: true })] })).toBe(false)
})
