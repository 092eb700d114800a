import { render } from 'svelte/server'
import { expect, test } from 'vitest'
import { wordsFor } from '../text/fluentFiles'
import BarChart, { type Bar } from './BarChart.svelte'

const barOf = (value: number): Bar => ({
  ...{ name: `${value}`, value, low: value, high: value, written: `${value}`, interval: '' },
})

/** Where the parts of a class begin, and how broad they are, in percent of the chart. */
function spansOf(bars: readonly Bar[], of: string): { left: number; width: number }[] {
  const props = { caption: '', heads: ['', ''] as const, bars, words: wordsFor('en') }
  const found = render(BarChart, { props }).body.matchAll(new RegExp(`<span class="${of}[^>]* style="([^"]*)"`, 'g'))
  const share = (style: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(style)?.[1] ?? 0)
  return [...found].map(([, style = '']) => ({ left: share(style, 'left'), width: share(style, 'width') }))
}

test('the line of zero is between what is gained and what is lost', () => {
  const bars = [barOf(3), barOf(-1)]
  expect(spansOf(bars, 'zero')).toEqual([
    { left: 25, width: 0 },
    { left: 25, width: 0 },
  ])
  expect(spansOf(bars, 'bar')).toEqual([
    { left: 25, width: 75 },
    { left: 0, width: 25 },
  ])
})

test('where nothing is lost, zero is at the edge', () => {
  expect(spansOf([barOf(4)], 'zero')).toEqual([{ left: 0, width: 0 }])
})
