import { expect, test } from 'vitest'
import type { View } from '../../api/types'
import { Tabs } from './tabs.svelte'

const view = (seats: string[], said: (string | null)[], first = 1): View =>
  ({
    entries: seats.map((seat, number) => ({ number, seat, thing: null, events: [] })),
    chat: said.map((seat, at) => ({ n: first + at, seat, author: seat, name: '', text: '', clears: null, at: '' })),
    talk: { me: 'grey', muted: [], reported: [], reports: [] },
  }) as unknown as View

test('what was there at first is not new', () => {
  const tabs = new Tabs()
  tabs.look(view(['white', 'white'], ['white']))
  expect(tabs.fresh('log', view(['white', 'white'], ['white']), ['grey'])).toBe(0)
})

test('what others do and say is new until it is looked at, what one does oneself never', () => {
  const tabs = new Tabs()
  tabs.look(view([], []))
  const later = view(['white', 'grey', 'chance'], ['grey', null])
  tabs.look(later)
  expect(tabs.fresh('log', later, ['grey'])).toBe(1)
  expect(tabs.fresh('chat', later, ['grey'])).toBe(1)
  tabs.toggle('log')
  tabs.look(later)
  expect(tabs.fresh('log', later, ['grey'])).toBe(0)
  expect(tabs.fresh('chat', later, ['grey'])).toBe(1)
  tabs.toggle('log')
  expect(tabs.open).toBeNull()
})

test('what is new is counted where only the last lines are shown', () => {
  const tabs = new Tabs()
  tabs.look(view([], ['white', 'white', 'white']))
  expect(tabs.fresh('chat', view([], ['white', 'white', 'white'], 3), ['grey'])).toBe(2)
})
