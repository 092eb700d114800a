import { expect, test } from 'vitest'
import type { Planned } from '../../../api/types'
import { mustConfirm, type Move } from './asking'

const STEP = { name: 'Place' }
const one = (thing: string, forced = false): Planned => ({ thing, step: STEP, options: forced ? [thing] : [], forced })
const MOVE: Move = { planned: [one('area.bank')], final: null, warned: false, drawn: true, plain: false }

test('what can be undone is not asked about', () => {
  expect(mustConfirm(MOVE, true)).toBe(false)
  expect(mustConfirm({ ...MOVE, planned: [one('end'), one('coins.3')], drawn: false }, true)).toBe(false)
})

test('what cannot be undone is asked about once, unless it is the only option or declines', () => {
  const final = 'draws'
  expect(mustConfirm({ ...MOVE, final }, true)).toBe(true)
  expect(mustConfirm({ ...MOVE, final, plain: true }, true)).toBe(false)
  expect(mustConfirm({ ...MOVE, final }, false)).toBe(false)
})

test('answers that the rules suggested are shown before, if the board cannot tell them', () => {
  expect(mustConfirm({ ...MOVE, planned: [one('slot'), one('pay_yen')] }, true)).toBe(true)
  expect(mustConfirm({ ...MOVE, planned: [one('slot'), one('pay_yen', true)] }, true)).toBe(false)
})

test('what hurts is always asked about', () => {
  expect(mustConfirm({ ...MOVE, warned: true }, true)).toBe(true)
  expect(mustConfirm({ ...MOVE, warned: true, plain: true }, false)).toBe(true)
})
