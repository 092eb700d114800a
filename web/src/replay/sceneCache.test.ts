import { expect, test } from 'vitest'
import type { Scene } from '../api/types'
import { ReplayScenes } from './sceneCache'

test('each scene is fetched once; who looks sees no question, who says what was chosen has it', async () => {
  const fetched: string[] = []
  const scenes = new ReplayScenes(async (move, eyes) => {
    fetched.push(`${move} ${eyes}`)
    return { step: { name: 'ChooseAction' }, options: ['buy'], turn: 'grey' } as unknown as Scene
  })
  const seen = await scenes.seen(3, 'grey')
  expect([seen.step, seen.options, seen.turn]).toEqual([null, [], 'grey'])
  expect((await scenes.asked(3, 'grey')).step).toEqual({ name: 'ChooseAction' })
  await scenes.seen(3, '')
  expect(fetched).toEqual(['3 grey', '3 '])
})
