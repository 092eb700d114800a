// The dimensions of a chart, in real pixels, so that its texts are readable at any width.

/** Its height, and the margins around the lines: for the numbers, for the labels below, for pieces at the ends. */
export interface Frame {
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A chart of some width: the x of a share of the width, and the y of a value. */
export interface Plot {
  begin: number
  end: number
  ceiling: number
  floor: number
  x: (share: number) => number
  y: (value: number) => number
}

/** `grid` are the values of the grid lines, from the lowest to the highest. */
export function plotOf({ height, left, right, top, bottom }: Frame, width: number, grid: readonly number[]): Plot {
  const [end, floor] = [width - right, height - bottom]
  const [lowest, highest] = [grid[0] ?? 0, grid.at(-1) ?? 1]
  return {
    begin: left,
    end,
    ceiling: top,
    floor,
    x: (share) => left + (end - left) * share,
    y: (value) => floor - ((floor - top) * (value - lowest)) / (highest - lowest),
  }
}

/** A line through these points. */
export const through = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

/** The grid lines: about five round numbers, up to the highest value. */
export function gridOf(least: number, most: number): number[] {
  const rough = Math.max(1, (most - Math.min(0, least)) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough
  const first = Math.floor(Math.min(0, least) / step)
  const last = Math.ceil(Math.max(1, most) / step)
  return Array.from({ length: last - first + 1 }, (_, line) => (first + line) * step)
}

/** Positions for marks near these heights, each at least this far from the next, and none below the floor. */
export function spread(wanted: readonly number[], apart: number, floor: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const heights = [...wanted]
  let above = -Infinity
  for (const at of order) above = heights[at] = Math.max(wanted[at] ?? 0, above + apart)
  let below = floor + apart
  for (const at of order.reverse()) below = heights[at] = Math.min(heights[at] ?? 0, below - apart)
  return heights
}
