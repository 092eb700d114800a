import { expect, test } from 'vitest'
import type { Entry } from '../api/types'
import { beginningOf } from './openingLines'

const entry = (number: number, seat: string | null, what: string): Entry =>
  ({ number, seat, thing: null, events: [{ what }] }) as Entry

const begun = [entry(0, null, 'drew'), entry(1, 'chance', 'starts')]

test('what was told before anybody had decided anything, until one decides oneself', () => {
  expect(beginningOf(begun, ['white'])?.map(({ what }) => what)).toEqual(['drew', 'starts'])
  const grey = [...begun, entry(2, 'grey', 'took_tile')]
  expect(beginningOf(grey, ['white'])?.map(({ what }) => what)).toEqual(['drew', 'starts'])
  expect(beginningOf([...grey, entry(3, 'white', 'took_tile')], ['white'])).toBeNull()
  expect(beginningOf(grey, [])).toBeNull()
  expect(beginningOf(begun, [])).toHaveLength(2)
  expect(beginningOf([{ ...entry(0, null, ''), events: [] }], [])).toBeNull()
})
