import { expect, test } from 'vitest'
import { layOn, print, scenesIn } from './staticFaces'
import type { Part, Printings, Scene } from '../api/generatedTypes'

const printed: Printings = {
  kinds: { card: { red_2: { value: 2 } } },
  places: { ship: { length: 2 } },
  slots: { stall: { north: { price: 8 } } },
  spaces: { ship: { harbour: { deep: true } } },
}
const part = (place: string, more: Partial<Part>): Part => ({ place, form: 'heap', owner: null, ...more })
const table = (places: Part[], revealed?: Part[]): Scene =>
  ({ game: 'toy', places, ...(revealed && { revealed }) }) as Scene

test('what is printed is laid on pieces, places, slots and spaces', () => {
  const scene = table(
    [
      part('hand', { sort: 'card', pieces: [{ kind: 'red_2' }, { kind: 'blank' }] }),
      part('hidden', {
        sort: 'card',
        remembered: [{ kind: 'red_2' }],
        slots: [
          { end: 'top', back: '' },
          { end: 'top', back: '', kind: 'red_2' },
        ],
      }),
      part('ship', { form: 'track', sort: 'boat', pieces: [{ kind: 'red_2', space: 'harbour' }] }),
      part('stall', { at: 'north', sort: 'weapon' }),
    ],
    [part('hand', { sort: 'card', pieces: [{ kind: 'red_2' }] })],
  )
  layOn(scene, printed)
  const [hand, hidden, ship, stall] = scene.places
  expect(hand?.pieces).toEqual([{ kind: 'red_2', printed: { value: 2 } }, { kind: 'blank' }])
  expect(hidden?.remembered?.[0]?.printed).toEqual({ value: 2 })
  expect(hidden?.slots?.map((slot) => slot.printed)).toEqual([undefined, { value: 2 }])
  expect(ship).toMatchObject({
    printed: { length: 2 },
    spaces: { harbour: { deep: true } },
    pieces: [{ kind: 'red_2', space: 'harbour' }],
  })
  expect(stall?.printed).toEqual({ price: 8 })
  expect(scene.revealed?.[0]?.pieces?.[0]?.printed).toEqual({ value: 2 })
})

test('it is fetched once for each game, even before a game has begun', async () => {
  const asked: string[] = []
  const fetched = (game: string) => {
    asked.push(game)
    return Promise.resolve(printed)
  }
  const scenes = [1, 2].map(() => table([part('hand', { sort: 'card', pieces: [{ kind: 'red_2' }] })]))
  for (const scene of scenes) await print({ scene }, fetched)
  await print({ game: 'other', scene: null }, fetched)
  expect(asked).toEqual(['toy', 'other'])
  expect(scenes.map((scene) => scene.places[0]?.pieces?.[0]?.printed)).toEqual([{ value: 2 }, { value: 2 }])
})

test('scenes are found in whatever is answered', () => {
  const scene = table([])
  expect(scenesIn({ scene })).toEqual([scene])
  expect(scenesIn({ view: { scene } })).toEqual([scene])
  expect(scenesIn({ moments: [{ scene }, { scene }] })).toEqual([scene, scene])
  for (const other of [null, [], { scene: null }, { said: 'hello' }]) expect(scenesIn(other)).toEqual([])
})
