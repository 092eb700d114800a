import { expect, test } from 'vitest'
import { moveAt, poseUnder, stepAt, type Grip, type Move } from './drag'
import { middleOf, poseOf, type Pose } from '../water/poses'

const WATER = { x: 400, y: 400 }
const pose = (space: string): Pose => poseOf(space) as Pose
const move = (thing: string, space: string): Move => ({
  thing,
  pose: pose(space),
  sweeps: [],
})

/** An end boat from d5 to f5, which may slide to b5 or g5 ahead, or turn about d5. */
const MOVES = [
  move('cell.c5', 'c5_east'),
  move('cell.b5', 'b5_east'),
  move('cell.g5', 'e5_east'),
  move('turn.left', 'd5_north'),
  move('turn.right', 'd5_south'),
]
const byBow: Grip = { pose: pose('d5_east'), at: middleOf('f5') }
const byMerchant: Grip = { pose: pose('d5_east'), at: middleOf('d5') }
const meant = (grip: Grip, cell: string, moves = MOVES) => moveAt(grip, moves, middleOf(cell), WATER)?.thing

test('a boat slides as far as it was pulled', () => {
  expect(meant(byBow, 'e5')).toBe('cell.c5')
  expect(meant(byBow, 'd5')).toBe('cell.b5')
  expect(meant(byBow, 'g5')).toBe('cell.g5')
  expect(meant(byMerchant, 'c5')).toBe('cell.c5')
})

test('a boat that is pulled on lies against what is in its way', () => {
  expect(meant(byBow, 'j5')).toBe('cell.g5')
  expect(meant(byMerchant, 'a5')).toBe('cell.b5')
})

test('a boat turns to the side to which its end is pulled', () => {
  expect(meant(byBow, 'd3')).toBe('turn.left')
  expect(meant(byBow, 'e3')).toBe('turn.left')
  expect(meant(byBow, 'd7')).toBe('turn.right')
  const arc = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180
    return moveAt(byBow, MOVES, { x: 140 + 80 * Math.cos(angle), y: 180 + 80 * Math.sin(angle) }, WATER)?.thing
  }
  expect([20, 45, 70, 90, 110].map(arc)).toEqual([undefined, ...Array<string>(4).fill('turn.right')])
  expect([-45, -90].map(arc)).toEqual(['turn.left', 'turn.left'])
})

test('who holds the merchant cannot turn the boat', () => {
  expect(meant(byMerchant, 'd3')).toBeUndefined()
  expect(meant(byMerchant, 'd6')).toBeUndefined()
})

test('back at the start, off the water, and beside all moves nothing is meant', () => {
  expect(meant(byBow, 'f5')).toBeUndefined()
  expect(moveAt(byBow, MOVES, { x: 240, y: 186 }, WATER)).toBeNull()
  expect(moveAt(byBow, MOVES, { x: 425, y: 180 }, WATER)).toBeNull()
  expect(meant(byBow, 'i9')).toBeUndefined()
  expect(meant(byBow, 'd3', MOVES.slice(0, 3))).toBeUndefined()
})

test('a boat that may sail sideways does so before it turns', () => {
  const moves = [...MOVES, move('cell.d4', 'd4_east')]
  expect(meant(byBow, 'f4', moves)).toBe('cell.d4')
  expect(meant(byBow, 'd3', moves)).toBe('turn.left')
})

test('a boat is lifted and turned round only where no slide is meant', () => {
  const round = move('half_turn', 'f5_west')
  expect(meant(byBow, 'd5', [round, ...MOVES])).toBe('cell.b5')
  expect(meant(byBow, 'd5', [round])).toBe('half_turn')
})

test('the boat keeps to its way under the pointer', () => {
  const [left] = MOVES
  expect(poseUnder(byBow, null, { x: 0, y: 0 })).toEqual(byBow.pose)
  expect(poseUnder(byBow, left ?? null, { x: 200, y: 195 })).toEqual({
    x: 120,
    y: 180,
    angle: 0,
  })
  const turning = poseUnder(byBow, move('turn.right', 'd5_south'), {
    x: 200,
    y: 240,
  })
  expect(turning.angle).toBeCloseTo(45)
  expect([turning.x, turning.y]).toEqual([140, 180])
  const beyond = poseUnder(byBow, move('turn.left', 'd5_north'), {
    x: 100,
    y: 100,
  })
  expect(beyond.angle).toBeCloseTo(-90)
})

test('a swing turns about the other end', () => {
  const swing = move('swing.left', 'f7_north')
  const byStern: Grip = { pose: pose('d5_east'), at: middleOf('d5') }
  expect(moveAt(byStern, [swing], middleOf('f7'), WATER)?.thing).toBe('swing.left')
  const halfway = poseUnder(byStern, swing, { x: 164, y: 236 })
  expect(Math.hypot(halfway.x - 220, halfway.y - 180)).toBeCloseTo(80)
})

test('a messenger is put down on the cell under the pointer', () => {
  const goals = [
    { thing: 'cell.b1', at: middleOf('b1') },
    { thing: 'cell.b2', at: middleOf('b2') },
  ]
  expect(stepAt(goals, { x: 75, y: 55 })?.thing).toBe('cell.b2')
  expect(stepAt(goals, { x: 95, y: 20 })).toBeNull()
})
