import { expect, test } from 'vitest'
import { offersOf, stepped } from './amounts'

const COINS = [{ group: 'coins', least: 0, most: 3 }]

test('the options of an amount are one offer, where the first of them stood', () => {
  const offers = offersOf(['buy', 'coins.0', 'coins.1', 'coins.3', 'done'], COINS)
  expect(offers).toEqual([
    { thing: 'buy' },
    {
      group: 'coins',
      things: new Map([
        [0, 'coins.0'],
        [1, 'coins.1'],
        [3, 'coins.3'],
      ]),
    },
    { thing: 'done' },
  ])
})

test('without amounts, and beyond them, every option stands by itself', () => {
  expect(offersOf(['coins.0', 'coins.1'])).toEqual([{ thing: 'coins.0' }, { thing: 'coins.1' }])
  expect(offersOf(['coins.7', 'coins', 'coin.1', 'coins.all'], COINS).every((offer) => 'thing' in offer)).toBe(true)
})

test('a step goes to the next number that may be chosen, and not beyond the last', () => {
  expect(stepped([0, 1, 3], 1, 1)).toBe(3)
  expect(stepped([0, 1, 3], 3, 1)).toBe(3)
  expect(stepped([3, 0, 1], 1, -1)).toBe(0)
  expect(stepped([0, 1, 3], 0, -1)).toBe(0)
  expect(stepped([0, 1, 3], 0, Infinity)).toBe(3)
})
