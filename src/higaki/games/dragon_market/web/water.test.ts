import type { Part, Scene } from '$client/api/types'
import { expect, test } from 'vitest'
import { cargoOf, Fleet, ridingAt } from './boats/fleet'
import { boxOf } from './boats/hulls'
import { docksOf, waterOf } from './places'
import { arrowGoals, cellGoals } from './choosing/targets'

const track = (place: string, pieces: Part['pieces'], more: Partial<Part> = {}): Part => ({
  place,
  form: 'track',
  owner: null,
  pieces,
  ...more,
})
const END = { shape: 'end', cells: [[0, 0], [1, 0], [2, 0]] } // prettier-ignore
const MIDDLE = { shape: 'middle', cells: [[0, 0], [1, 0], [-1, 0]] } // prettier-ignore

const scene: Scene = {
  game: 'dragon_market',
  seats: ['pink', 'yellow'],
  viewer: 'pink',
  turn: 'pink',
  step: { name: 'MoveBoat', boat: '1' },
  options: ['cell.c2', 'turn.left', 'swing.left', 'half_turn'],
  previews: {},
  refused: {},
  suggested: null,
  settings: {},
  amounts: [],
  places: [
    track(
      'boat',
      [
        { kind: '1', space: 'b2_east', printed: END },
        { kind: '2', space: 'c4_north', printed: MIDDLE },
        { kind: '3', space: 'ashore', printed: MIDDLE },
      ],
      { printed: { rows: 6, columns: 8 } },
    ),
    track('messenger', [{ kind: 'pink', space: 'west' }], { spaces: { west: { cell: 'a3' }, east: { cell: 'h3' } } }),
    track('dock', [
      { kind: 'pink', space: 'west' },
      { kind: 'green', space: 'east' },
    ]),
    track('stack', [
      { kind: 'fan', space: '2b' },
      { kind: 'ring', space: '1a' },
    ]),
  ],
  over: false,
}
const boats = new Fleet().read(scene)

test('the water and the docks are where the scene says', () => {
  expect(waterOf(scene)).toEqual({ x: 320, y: 240 })
  expect(docksOf(scene)).toEqual([
    { dock: 'west', cell: 'a3', seat: 'pink' },
    { dock: 'east', cell: 'h3', seat: undefined },
  ])
})

test('what rides on a boat is where the cells of the boat are', () => {
  expect([...boats.keys()]).toEqual(['1', '2'])
  expect(ridingAt(scene, boats, '1b')?.offset).toEqual([2, 0])
  expect(ridingAt(scene, boats, '2b')?.offset).toEqual([-1, 0])
  expect(ridingAt(scene, boats, 'west')).toMatchObject({ carrier: 'west', pose: { x: 20, y: 100 }, ashore: true })
  expect(ridingAt(scene, boats, 'ashore')).toBeNull()
  expect(cargoOf(scene, '2')).toEqual([{ kind: 'fan', part: 2 }])
})

test('arrows stand beside the seats of the boat, never on the shore', () => {
  expect(cellGoals(scene)).toEqual([{ thing: 'cell.c2', at: { x: 100, y: 60 }, look: 'slide', angle: 0 }])
  expect(arrowGoals(scene).map(({ at }) => at)).toEqual([
    { x: 100, y: 20 },
    { x: 140, y: 100 },
    { x: 20, y: 20 },
  ])
})

test('a boat is drawn in a box around its cells', () => {
  expect(boxOf([[0, 0], [1, 0], [2, 0]])).toEqual({ x: -22, y: -20, width: 124, height: 40 }) // prettier-ignore
  expect(boxOf([[0, 0], [1, 0], [-1, 0]])).toEqual({ x: -62, y: -20, width: 124, height: 40 }) // prettier-ignore
})
