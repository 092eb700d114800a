import { expect, test } from 'vitest'
import { Words } from '../text/words'
import { amount, change, share, within } from './shown'

const [english, german] = [new Words('en', []), new Words('de', [])]

test('negative figures have a minus sign, and no hyphen', () => {
  expect([amount(-3.25, english), share(-0.021, english), change(-0.021, english)]).toEqual(['−3.3', '−2.1%', '−2.1%'])
  expect(within(-0.021, 0.004, german)).toBe('−2,1\u00a0% ± 0,4\u00a0%')
})

test('positive figures have a sign only where they are a change', () => {
  expect([amount(3.25, english), share(0.021, english), change(0.021, english)]).toEqual(['3.3', '2.1%', '+2.1%'])
  expect(change(0, english)).toBe('0.0%')
})
