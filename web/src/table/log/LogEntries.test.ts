import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import type { Entry, Happening } from '../../api/types'
import { wordsFor } from '../../text/fluentFiles'
import LogEntries from './LogEntries.svelte'

const entry = (number: number): Entry => ({
  number,
  seat: 'grey',
  thing: null,
  events: [{ what: 'starts', seat: 'grey' }],
})
const taken: Happening = { n: 1, after: 1, at: '2026-01-01T12:00:00Z', what: 'took_over', seat: 'grey', part: 1 }

test('after a seat was taken over the log names who goes on', () => {
  const name = (_seat: string, decision: number) => (decision > 1 ? 'Bob' : 'Ann')
  const props = {
    ...{ game: 'osaka', entries: [entry(1), entry(2)], happenings: [taken], words: wordsFor('en', 'osaka') },
    ...{ name, called: name, heldBy: (_seat: string, part: number) => (part > 0 ? 'Bob' : 'Ann') },
    choose: () => undefined,
  }
  const { body } = render(LogEntries, { props })
  const read = body.replace(/<h3[^>]*>/g, '\n# ').replace(/<[^>]*>/g, ' ')
  const [, first = '', second = ''] = read.split('# ')
  expect(first).toMatch(/Ann[^]*Bob takes over the seat of Ann/)
  expect(second).toMatch(/^\s*Bob/)
})
