// The measures of the chart of points.

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
