// Where a sheet or a toast lies: beside what it is about, inside the part of the window that no bar needs.

import { overlap, type Box } from '../learn/labelPlacement'

const GAP = 10

type Size = Pick<Box, 'width' | 'height'>

/** The side with the least of the sheet over what it is about; ties go right, left, above, below. */
export function placeBeside(about: Box, size: Size, free: Box): { x: number; y: number } {
  const middle = { x: about.x + about.width / 2 - size.width / 2, y: about.y + about.height / 2 - size.height / 2 }
  const places = [
    { x: about.x + about.width + GAP, y: middle.y },
    { x: about.x - size.width - GAP, y: middle.y },
    { x: middle.x, y: about.y - size.height - GAP },
    { x: middle.x, y: about.y + about.height + GAP },
  ].map((spot) => inside(spot, size, free))
  return places.reduce((best, spot) => (covered(spot, size, about) < covered(best, size, about) ? spot : best))
}

function inside({ x, y }: { x: number; y: number }, size: Size, free: Box): { x: number; y: number } {
  const within = (at: number, length: number, from: number, room: number) =>
    Math.max(from, Math.min(at, from + room - length))
  return { x: within(x, size.width, free.x, free.width), y: within(y, size.height, free.y, free.height) }
}

const covered = (spot: { x: number; y: number }, size: Size, about: Box): number => overlap({ ...spot, ...size }, about)

/** The window without a bar that lies along its upper or its lower edge. */
export function freeOf(window: Size, top: number, bar: Box | null): Box {
  const [from, to] = [
    bar && bar.y + bar.height / 2 < window.height / 2 ? Math.max(top, bar.y + bar.height) : top,
    bar && bar.y + bar.height / 2 >= window.height / 2 ? bar.y : window.height,
  ]
  return { x: GAP, y: from + GAP, width: window.width - 2 * GAP, height: to - from - 2 * GAP }
}

/** The window as it is now, without the bar over the page and the bar with the question. */
export function freeRoom(): Box {
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? null
  const top = Math.max(0, boxOf('[data-top-bar]')?.bottom ?? 0)
  return freeOf({ width: innerWidth, height: innerHeight }, top, boxOf('[data-action-bar]'))
}
