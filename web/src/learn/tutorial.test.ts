import { expect, test } from 'vitest'
import type { Moment, Scene, Tutorial } from '../api/types'
import { wordsFor } from '../text/fluentFiles'
import { Course } from './tutorial.svelte'

const scene = (options: string[]): Scene => ({
  game: 'osaka',
  seats: ['grey', 'white'],
  viewer: 'grey',
  turn: 'grey',
  step: { name: 'ChooseAction' },
  options,
  previews: {},
  settings: {},
  amounts: [],
  refused: {},
  suggested: null,
  places: [],
  over: false,
})
const moment = (step: number, more: Partial<Moment>): Moment => ({
  step,
  mark: { place: 'ship' },
  scene: scene(['reserve', 'done']),
  entries: [],
  leads: {},
  next: null,
  ...more,
})
const TUTORIAL: Tutorial = {
  game: 'osaka',
  lesson: 1,
  seat: 'grey',
  steps: 3,
  moments: [moment(1, { next: 1 }), moment(2, { leads: { reserve: 2 } }), moment(3, {})],
}
const begun = () => new Course(TUTORIAL, () => wordsFor('en', 'osaka'))

test('a step to read invites to nothing, and says so when something is pressed', () => {
  const course = begun()
  expect(course.scene.options).toEqual([])
  expect(course.follow('reserve')).toBeUndefined()
  expect(course.told).toBe('Nothing to choose yet. Read, then press “Next”.')
})

test('the thing that is asked for leads on, anything else is answered kindly', () => {
  const course = begun()
  course.go(1)
  expect(course.told).toBe('')
  expect(course.scene.options).toEqual(['reserve', 'done'])
  expect(course.follow('done')).toBeUndefined()
  expect(course.told).toContain('For now, please: Reserve a card.')
  course.nudge('nowhere')
  expect(course.told).toContain('What we want here: Reserve a card.')
  expect(course.follow('reserve')).toBe(2)
})

test('one can go back, and begin again', () => {
  const course = begun()
  course.go(1)
  course.go(2)
  expect(course.isLast).toBe(true)
  course.back()
  expect(course.moment.step).toBe(2)
  course.begin()
  expect([course.moment.step, course.canGoBack]).toEqual([1, false])
})
