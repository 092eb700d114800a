import type { Piece, Scene } from '$client/api/types'
import { expect, test } from 'vitest'
import { inDanger, sinkingColors } from './danger'

const table = (step: string): Scene =>
  ({
    step: { name: step },
    places: [
      {
        place: 'ship',
        form: 'track',
        owner: null,
        sort: 'color',
        spaces: { anori: { kind: 'anchor' }, enshunada_1: { kind: 'waves' } },
        pieces: [
          { kind: 'blue', space: 'enshunada_1' },
          { kind: 'red', space: 'anori' },
        ],
      },
    ],
  }) as unknown as Scene
const good = (color: string, more: Partial<Piece> = {}): Piece => ({
  kind: `${color}_2`,
  printed: { color, value: 2, insures: 2 },
  ...more,
})

test('while insurance is asked for, ships upon the waves are about to go down', () => {
  expect([...sinkingColors(table('InsureGoods'))]).toEqual(['blue'])
  expect([...sinkingColors(table('SaveGoods'))]).toEqual(['blue'])
  expect([...sinkingColors(table('ChooseAction'))]).toEqual([])
})

test('their goods are in danger unless they are insured', () => {
  const scene = table('InsureGoods')
  expect(inDanger(scene, good('blue'))).toBe(true)
  expect(inDanger(scene, good('blue', { turned: 'insured' }))).toBe(false)
  expect(inDanger(scene, good('red'))).toBe(false)
})
