// Scrolls the page so that of every group of options at least one can be seen and pointed at.

import { prefersStillness } from '../ui/reducedMotion'

/** Where something begins and ends, from top to bottom. */
export interface Extent {
  top: number
  bottom: number
}

const OPTIONS = 'button[data-thing]:enabled, [role=button][data-thing], button[data-option]:enabled'

/** How far to scroll so that most groups have an option in the free part of the window: the shortest way that does. */
export function scrollFor(groups: readonly (readonly Extent[])[], free: Extent): number {
  const room = free.bottom - free.top
  const isShown = ({ top, bottom }: Extent, by: number) => {
    const middle = (top + bottom) / 2 - by
    return bottom - top > room
      ? middle > free.top && middle < free.bottom
      : top - by >= free.top - 1 && bottom - by <= free.bottom + 1
  }
  const shown = (by: number) => groups.filter((group) => group.some((one) => isShown(one, by))).length
  const ways = groups
    .flat()
    .flatMap(({ top, bottom }) =>
      bottom - top > room
        ? [(top + bottom) / 2 - (free.top + free.bottom) / 2]
        : [top - free.top, bottom - free.bottom],
    )
    .sort((one, other) => Math.abs(one) - Math.abs(other))
  return ways.reduce((best, by) => (shown(by) > shown(best) ? by : best), 0)
}

/** Could a finger reach it where it is: within the window, and nothing on top of it? */
function isSeen(option: Element): boolean {
  const { left, top, width, height } = option.getBoundingClientRect()
  return option.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

/** Does it stay where it is while the page is scrolled? */
function isPinned(option: Element): boolean {
  for (let around: Element | null = option; around; around = around.parentElement)
    if (/fixed|sticky/.test(getComputedStyle(around).position)) return true
  return false
}

/** What bars cover at both ends of the window is said by the margin that the style sheets give to options. */
function freeRoom(option: Element): Extent {
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(option)
  return { top: parseFloat(scrollMarginTop), bottom: innerHeight - parseFloat(scrollMarginBottom) }
}

/** A question of which some options lie outside the window, or under its bars, looks like one without them. */
export function bringIntoView(page: HTMLElement): void {
  const groups = new Map<string, HTMLElement[]>()
  for (const option of page.querySelectorAll<HTMLElement>(OPTIONS)) {
    const [group = ''] = (option.dataset.thing ?? option.dataset.option ?? '').split('.', 1)
    groups.set(group, [...(groups.get(group) ?? []), option])
  }
  const all = [...groups.values()]
  if (all.every((group) => group.some(isSeen))) return
  const movable = all
    .filter((group) => !group.some((option) => isSeen(option) && isPinned(option)))
    .map((group) => group.filter((option) => !isPinned(option)))
    .filter((group) => group.length > 0)
  const first = movable[0]?.[0]
  if (first) {
    const extents = movable.map((group) => group.map((option) => option.getBoundingClientRect()))
    scrollBy({ top: scrollFor(extents, freeRoom(first)), behavior: prefersStillness() ? 'auto' : 'smooth' })
  }
  // What stays at the foot of a board is scrolled there. The bar is not: its answers are read from the first one on.
  for (const group of all) {
    const [option] = group
    if (option?.closest('[data-action-bar]') || group.some(isSeen) || !group.every(isPinned)) continue
    option?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
}
