import { expect, test } from 'vitest'
import { rowsOf } from './componentRows'
import { partsOf } from './parts.js'
import { resolved } from './styles.js'

const SHEET = `
  /* a comment { with: brackets } */
  :root { --paper: light-dark(#fff, #000); --line: var(--ink, #123456); }
  @media (min-width: 1px) { :root { --paper: red; } }
  .seat-red { --coat: #c00; }
  text.scoped, .other { fill: var(--coat); font-size: 12px; cursor: help }
  .seat-red > text { fill: never; }`

const drawn = (inside: string) =>
  partsOf(`<!--[--><svg viewBox="0 0 8 4"><g data-ground="">${inside}</g></svg>`, [SHEET])

test('style sheets become attributes, by day', () => {
  expect(drawn('<rect fill="var(--paper)" stroke="var(--line)" class="x" aria-label="y"></rect>').ground).toEqual([
    '<g><rect fill="#fff" stroke="#123456"></rect></g>',
  ])
  expect(drawn('<g class="seat-red"><text class="scoped" fill="blue">1 &lt; 2</text></g>').ground).toEqual([
    '<g><g><text fill="#c00" font-size="12">1 &lt; 2</text></g></g>',
  ])
  expect(drawn('<g style="transform: translate(3px, 4px) rotate(9deg)"></g>').ground).toEqual([
    '<g><g transform="translate(3, 4) rotate(9)"></g></g>',
  ])
  expect(() => drawn('<rect fill="var(--nothing)"></rect>')).toThrow('nothing is known of --nothing')
  expect(resolved('var(--none, rgb(1 2 3 / 0.5))', {})).toBe('rgb(1 2 3 / 0.5)')
})

test('spots stand between the drawings, and what stays upright', () => {
  const spot = '<g data-spot="post gates" data-step="4 0.5" data-turn="90" transform="scale(2)"></g>'
  const { ground, width, height } = drawn(`<path d="M0 0"/>${spot}<g data-upright=""><circle r="1"/></g>`)
  expect([width, height]).toEqual([8, 4])
  expect(ground).toEqual([
    '<g><path d="M0 0"></path>',
    { spot: 'post gates', transform: 'scale(2)', step: [4, 0.5], turn: 90, needs: '' },
    { upright: ['<g><circle r="1"></circle></g>'] },
    '</g>',
  ])
})

test('each face has its name', () => {
  const markup = '<svg viewBox="0 0 1 1"><g data-face="card red_2"><path d="M1 1"></path></g></svg>'
  expect(partsOf(markup, []).faces).toEqual({ 'card red_2': ['<g><path d="M1 1"></path></g>'] })
})

test('tables of components', () => {
  const text =
    '[[card]]\nvalue = 2\nsource = { value = "stated" }\n\n[[card]]\nvalue = 5\ncells = [[0, 1]]\n[other]\nvalue = 7\n'
  expect(rowsOf(text, 'card')).toEqual([{ value: 2 }, { value: 5, cells: [[0, 1]] }])
})
