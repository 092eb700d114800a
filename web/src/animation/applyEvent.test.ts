import { expect, test } from 'vitest'
import { spotKey, spotOf, type Event, type Part, type Scene, type Spot } from '../api/types'
import { applied, printingsOf } from './applyEvent'

const RED = { color: 'red', value: 2 }
const BLUE = { color: 'blue', value: 5 }

const scene = (...places: Part[]): Scene => ({
  game: 'osaka',
  seats: ['white', 'pink'],
  viewer: 'white',
  turn: 'white',
  step: null,
  options: [],
  previews: {},
  settings: {},
  amounts: [],
  refused: {},
  suggested: null,
  places,
  over: false,
})

const market: Part = {
  place: 'market',
  form: 'row',
  owner: null,
  sort: 'card',
  count: 3,
  pieces: [
    { kind: 'red_2', mark: 'pink', thing: 'market.1', printed: RED },
    { kind: 'blue_5', thing: 'market.2', printed: BLUE },
    { kind: 'red_2', thing: 'market.3', printed: RED },
  ],
}
const goods: Part = {
  place: 'goods',
  form: 'heap',
  owner: 'white',
  sort: 'card',
  count: 2,
  pieces: [{ kind: 'red_2', count: 2, printed: RED }],
}
const othersHand: Part = {
  place: 'hand',
  form: 'heap',
  owner: 'pink',
  sort: 'card',
  count: 4,
  remembered: [{ kind: 'red_2', count: 1, printed: RED }],
}
const deck: Part = { place: 'deck', form: 'pile', owner: null, sort: 'card', count: 40 }
const discard: Part = { place: 'discard', form: 'pile', owner: null, sort: 'card', count: 0, pieces: [] }

const moved = (kind: string | null, from: Spot, to: Spot, back?: string): Event => ({
  what: 'moved',
  sort: 'card',
  kind,
  from,
  to,
  ...(back && { back }),
})

function part(after: Scene, spot: Spot): Part {
  const found = after.places.find((one) => spotKey(spotOf(one)) === spotKey(spot))
  if (!found) throw new Error(`no ${spotKey(spot)}`)
  return found
}

test('what leaves a row is taken out of it, and a heap counts it', () => {
  const after = applied(scene(market, goods), moved('blue_5', ['market', null], ['goods', 'white']))
  expect(part(after, ['market', null]).pieces?.map(({ kind }) => kind)).toEqual(['red_2', 'red_2'])
  expect(part(after, ['market', null]).count).toBe(2)
  expect(part(after, ['goods', 'white'])).toMatchObject({
    count: 3,
    pieces: [
      { kind: 'red_2', count: 2 },
      { kind: 'blue_5', count: 1, printed: BLUE },
    ],
  })
})

test('of equal cards in a row goes the one that the receiver has marked, or else one that nobody has', () => {
  const own = applied(scene(market, { ...goods, owner: 'pink' }), moved('red_2', ['market', null], ['goods', 'pink']))
  expect(part(own, ['market', null]).pieces?.map(({ mark }) => mark)).toEqual([undefined, undefined])
  const others = applied(scene(market, goods), moved('red_2', ['market', null], ['goods', 'white']))
  expect(part(others, ['market', null]).pieces?.map(({ mark }) => mark)).toEqual(['pink', undefined])
})

test('a row is appended to, and a mark goes along from row to row but not onto a heap', () => {
  const farm: Part = { ...market, place: 'farm', count: 1, pieces: [{ kind: 'blue_5', printed: BLUE }] }
  const along = applied(scene(market, farm), moved('red_2', ['market', null], ['farm', null]))
  expect(part(along, ['farm', null]).pieces).toEqual([
    { kind: 'blue_5', printed: BLUE },
    { kind: 'red_2', printed: RED, mark: 'pink' },
  ])
  const off = applied(scene(market, discard), moved('red_2', ['market', null], ['discard', null]))
  expect(part(off, ['discard', null]).pieces).toEqual([{ kind: 'red_2', count: 1, printed: RED }])
})

test('a card from an unseen pile is drawn as it is printed elsewhere', () => {
  const before = scene(deck, { ...market, pieces: [], count: 0 })
  const after = applied(before, moved('blue_5', ['deck', null], ['market', null]), printingsOf(scene(market)))
  expect(part(after, ['deck', null]).count).toBe(39)
  expect(part(after, ['market', null]).pieces).toEqual([{ kind: 'blue_5', printed: BLUE }])
})

test('what nobody has described only counts, because there is nothing to draw', () => {
  const after = applied(scene(deck, market), moved('green_3', ['deck', null], ['market', null]))
  expect(part(after, ['market', null])).toMatchObject({ count: 4, pieces: market.pieces })
})

test('hidden parts only count, what everybody watched is remembered, and backs are told apart', () => {
  const after = applied(scene(market, othersHand), moved('red_2', ['market', null], ['hand', 'pink']))
  expect(part(after, ['hand', 'pink'])).toMatchObject({ count: 5, remembered: [{ kind: 'red_2', count: 2 }] })
  expect(part(after, ['hand', 'pink']).pieces).toBeUndefined()
  const paid = applied(after, moved(null, ['hand', 'pink'], ['deck', null]))
  expect(part(paid, ['hand', 'pink'])).toMatchObject({ count: 4, remembered: [{ kind: 'red_2', count: 2 }] })
  const offers: Part = { ...deck, place: 'offer', count: 3, backs: { red: 1, blue: 2 } }
  const drawn = applied(
    scene(offers, { ...offers, place: 'secret', backs: {} }),
    moved(null, ['offer', null], ['secret', null], 'blue'),
  )
  expect([part(drawn, ['offer', null]).backs, part(drawn, ['secret', null]).backs]).toEqual([
    { red: 1, blue: 1 },
    { blue: 1 },
  ])
})

test('turned pieces lie among the others under a place name of their own', () => {
  const insured = applied(scene(goods, discard), moved('red_2', ['goods', 'white'], ['insured', 'white']))
  expect(part(insured, ['goods', 'white'])).toMatchObject({
    count: 1,
    pieces: [
      { kind: 'red_2', count: 1 },
      { kind: 'red_2', count: 1, turned: 'insured' },
    ],
  })
  const back = applied(insured, moved('red_2', ['insured', 'white'], ['goods', 'white']))
  expect(part(back, ['goods', 'white'])).toMatchObject({ count: 2, pieces: [{ kind: 'red_2', count: 2 }] })
  expect(part(back, ['goods', 'white']).pieces).toHaveLength(1)
})

test('what comes out of the box is told as a move within its place', () => {
  const after = applied(scene(goods), moved('red_2', ['goods', 'white'], ['goods', 'white']))
  expect(part(after, ['goods', 'white'])).toMatchObject({ count: 3, pieces: [{ kind: 'red_2', count: 3 }] })
})

test('numbers shift, pieces on tracks go, and a line that is only told changes nothing', () => {
  const coins: Part = { place: 'coins', form: 'number', owner: 'white', count: 3 }
  const supply: Part = { place: 'supply', form: 'number', owner: null, count: 9 }
  const ship: Part = {
    place: 'ship',
    form: 'track',
    owner: null,
    sort: 'color',
    pieces: [
      { kind: 'red', space: 'osaka' },
      { kind: 'blue', space: 'edo' },
    ],
  }
  const before = scene(coins, supply, ship)
  const shifted = applied(before, { what: 'shifted', count: 2, from: ['supply', null], to: ['coins', 'white'] })
  expect(shifted.places.map(({ count }) => count)).toEqual([5, 7, undefined])
  const went = applied(before, { what: 'went', place: 'ship', kind: 'red', from: 'osaka', to: 'anori' })
  expect(part(went, ['ship', null]).pieces?.map(({ space }) => space)).toEqual(['anori', 'edo'])
  expect(applied(before, { what: 'payday', color: 'red' })).toBe(before)
  expect(before.places).toEqual([coins, supply, ship])
})

test('a place that is nowhere in the scene takes and gives nothing', () => {
  const after = applied(scene(market), moved('blue_5', ['market', null], ['elsewhere', 'pink']))
  expect(after.places).toHaveLength(1)
  expect(part(after, ['market', null]).count).toBe(2)
})
