import { expect, test, vi } from 'vitest'
import { SoundPlayer } from './soundPlayer'
import type { Sound } from './soundsOf'
import { firstVolume } from './volume'

function playerIn({ volume = 40, hidden = false, touched = true, loading = 0 } = {}) {
  const made: string[] = []
  const clock = { now: 0 }
  const load = vi.fn(() => {
    clock.now += loading
    return Promise.resolve({ make: (sound: Sound, loud: number) => void made.push(`${sound} ${loud}`) })
  })
  const now = () => clock.now
  const player = new SoundPlayer({
    ...{ volume: () => volume, isHidden: () => hidden, isTouched: () => touched, now, load },
  })
  return { player, made, clock, load }
}

test('what is asked for is heard as loud as wanted', async () => {
  const { player, made } = playerIn({ volume: 70 })
  await player.play(() => ['card', 'coin'])
  await player.callToTurn()
  expect(made).toEqual(['card 70', 'coin 70', 'turn 70'])
})

test.each([
  ['at volume 0', { volume: 0 }],
  ['before the page was touched', { touched: false }],
])('nothing is loaded, asked or heard %s', async (_, around) => {
  const { player, made, load } = playerIn(around)
  const asked = vi.fn((): Sound[] => ['card'])
  await player.play(asked)
  await player.callToTurn()
  expect([made, asked.mock.calls, load.mock.calls]).toEqual([[], [], []])
})

test('at volume 0 no audio context is made', async () => {
  const context = vi.fn()
  vi.stubGlobal('AudioContext', context)
  const player = new SoundPlayer({
    ...{ volume: () => 0, isHidden: () => false, isTouched: () => true, now: () => 0 },
    load: () => import('./synthesiser'),
  })
  await player.play(() => ['wood'])
  await player.callToTurn()
  expect(context).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

test('of a hidden page only the call to the turn is heard', async () => {
  const { player, made } = playerIn({ hidden: true })
  await player.play(() => ['card'])
  await player.callToTurn()
  expect(made).toEqual(['turn 40'])
})

test('at most four sounds a second, the same one not twice at once, and the call to the turn always', async () => {
  const { player, made, clock } = playerIn()
  const play = (...sounds: Sound[]) => player.play(() => sounds)
  await play('card')
  await play('card')
  clock.now = 200
  await play('card', 'wood')
  clock.now = 400
  await play('coin', 'dice')
  expect(made.splice(0)).toEqual(['card 40', 'card 40', 'wood 40', 'coin 40'])
  await player.callToTurn()
  expect(made.splice(0)).toEqual(['turn 40'])
  clock.now = 1000
  await play('dice')
  expect(made).toEqual(['dice 40'])
})

test('a sound that had to be loaded for too long is not heard any more', async () => {
  const { player, made } = playerIn({ loading: 500 })
  await player.play(() => ['card'])
  expect(made).toEqual([])
})

test('at first there are moderate sounds on a desk and none on a phone, afterwards what was chosen', () => {
  expect([firstVolume(null, false), firstVolume(null, true)]).toEqual([40, 0])
  expect([firstVolume('0', false), firstVolume('70', true)]).toEqual([0, 70])
  expect([firstVolume('loud', false), firstVolume('700', true), firstVolume('', false)]).toEqual([40, 0, 40])
})
