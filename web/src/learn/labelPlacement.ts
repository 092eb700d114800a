// The position of the label beside a marked element: the side where it covers the least.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Side = 'above' | 'below' | 'right' | 'left'

const GAP = 4

/** The label on each side of a box, always inside the free area: over the box itself if there is no room beside it. */
export function signBoxes(
  box: Box,
  long: { width: number; height: number },
  wide: { width: number; height: number },
  free: Box,
): Record<Side, Box> {
  const inside = (at: number, size: number, from: number, room: number) =>
    Math.max(from + GAP, Math.min(at, from + room - size - GAP))
  const placed = (x: number, y: number, size: { width: number; height: number }) => ({
    x: inside(x, size.width, free.x, free.width),
    y: inside(y, size.height, free.y, free.height),
    ...size,
  })
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return {
    above: placed(middle.x - long.width / 2, box.y - long.height - GAP, long),
    below: placed(middle.x - long.width / 2, box.y + box.height + GAP, long),
    right: placed(box.x + box.width + GAP, middle.y - wide.height / 2, wide),
    left: placed(box.x - wide.width - GAP, middle.y - wide.height / 2, wide),
  }
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** Does the arrow of a label still point at the box, after the label was moved into the free area? */
function pointsAt(side: Side, sign: Box, box: Box): boolean {
  const from = { x: sign.x + sign.width / 2, y: sign.y + sign.height / 2 }
  const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  if (side === 'above' || side === 'below')
    return (side === 'above') === from.y < to.y && to.x > sign.x && to.x < sign.x + sign.width
  return (side === 'left') === from.x < to.x && from.y > box.y && from.y < box.y + box.height
}

/** The side that covers the least; what is marked must not be covered if that can be helped. */
export function bestSide(signs: Record<Side, Box>, seen: readonly Box[], marked: Box): Side {
  const cost = (side: Side) => {
    const sign = signs[side]
    const lost = pointsAt(side, sign, marked) ? overlap(sign, marked) : sign.width * sign.height
    return lost * 20 + seen.reduce((sum, box) => sum + overlap(sign, box), 0)
  }
  const sides = Object.keys(signs) as Side[]
  return sides.reduce((best, side) => (cost(side) < cost(best) ? side : best))
}
