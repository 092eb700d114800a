import { expect, test } from 'vitest'
import { addressOf, positionIn } from './address'

test('a position has an address, and only an object of JSON is one', () => {
  expect(addressOf('osaka', '0a1b')).toBe('/explore/osaka?at=0a1b')
  expect(positionIn('{"game": "osaka"}')).toEqual({ game: 'osaka' })
  for (const wrong of ['', '{', '[]', 'null', '"osaka"', '7']) expect(positionIn(wrong)).toBeNull()
})
