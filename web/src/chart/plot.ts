// The measures of a chart, in true pixels, so that its words can be read at any width.

/** How high it is, and what is left free around the lines: for the numbers, for what stands below, for marks at their ends. */
export interface Frame {
  height: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A chart of some breadth: where a share of the way across is, and where a value. */
export interface Plot {
  begin: number
  end: number
  ceiling: number
  floor: number
  x: (share: number) => number
  y: (value: number) => number
}

/** `grid` are the values of the lines across it, from the lowest to the highest. */
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

/** The lines across the chart: round numbers, about five of them, up to the most there is. */
export function gridOf(least: number, most: number): number[] {
  const rough = Math.max(1, (most - Math.min(0, least)) / 5)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough
  const first = Math.floor(Math.min(0, least) / step)
  const last = Math.ceil(Math.max(1, most) / step)
  return Array.from({ length: last - first + 1 }, (_, line) => (first + line) * step)
}

/** Heights for marks that want to stand at these, each at least so far from the next, and none below the floor. */
export function spread(wanted: readonly number[], apart: number, floor: number): number[] {
  const order = wanted.map((_, at) => at).sort((one, other) => (wanted[one] ?? 0) - (wanted[other] ?? 0))
  const heights = [...wanted]
  let above = -Infinity
  for (const at of order) above = heights[at] = Math.max(wanted[at] ?? 0, above + apart)
  let below = floor + apart
  for (const at of order.reverse()) below = heights[at] = Math.min(heights[at] ?? 0, below - apart)
  return heights
}
