import { expect, test } from 'vitest'
import { primaryButtons } from './primary'

const NEVER = () => false
const warnedOf =
  (...warned: string[]) =>
  (thing: string) =>
    warned.includes(thing)

test('the main action, the chosen amount or the only option is primary', () => {
  expect(
    primaryButtons(['take_part', 'sit_out'], [], ['take_part', 'sit_out'], (one) => one === 'take_part', NEVER),
  ).toEqual(new Set(['take_part']))
  expect(primaryButtons(['pass'], ['bid.5'], ['bid.5', 'bid.6', 'pass'], NEVER, NEVER)).toEqual(new Set(['bid.5']))
  expect(primaryButtons(['done'], [], ['done'], NEVER, NEVER)).toEqual(new Set(['done']))
})

test('a bid beyond one’s money is never primary: passing is', () => {
  const options = ['bid.4', 'bid.5', 'pass', 'drop_out']
  expect(primaryButtons(['pass', 'drop_out'], ['bid.5'], options, NEVER, warnedOf('bid.5'))).toEqual(new Set(['pass']))
  expect(primaryButtons(['pass', 'drop_out'], ['bid.4'], options, NEVER, warnedOf('bid.5'))).toEqual(new Set(['bid.4']))
})

test('where everything else hurts, the way out is primary', () => {
  const fields = ['field.annex', 'field.geisha']
  expect(primaryButtons(['drop_out'], [], [...fields, 'drop_out'], NEVER, warnedOf(...fields))).toEqual(
    new Set(['drop_out']),
  )
  expect(primaryButtons(['drop_out'], [], [...fields, 'drop_out'], NEVER, warnedOf('field.annex'))).toEqual(new Set())
})

test('a single option that hurts is not primary either', () => {
  expect(primaryButtons(['done'], [], ['done'], NEVER, warnedOf('done'))).toEqual(new Set())
})
