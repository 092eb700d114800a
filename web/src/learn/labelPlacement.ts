// The position of the label beside a marked element: the side where it covers the least.

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export type Side = 'above' | 'below' | 'right' | 'left'

const GAP = 4

/** The label on each side of a box, inside the window if possible. */
export function signBoxes(
  box: Box,
  long: { width: number; height: number },
  wide: { width: number; height: number },
  room: number,
): Record<Side, Box> {
  const inside = (x: number, width: number) => Math.min(Math.max(GAP, x), Math.max(GAP, room - width - GAP))
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  return {
    above: { x: inside(middle.x - long.width / 2, long.width), y: box.y - long.height - GAP, ...long },
    below: { x: inside(middle.x - long.width / 2, long.width), y: box.y + box.height + GAP, ...long },
    right: { x: box.x + box.width + GAP, y: middle.y - wide.height / 2, ...wide },
    left: { x: box.x - wide.width - GAP, y: middle.y - wide.height / 2, ...wide },
  }
}

export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 0 && down > 0 ? across * down : 0
}

/** The side that covers the least; a label outside of the window counts as covered. */
export function bestSide(signs: Record<Side, Box>, seen: readonly Box[], free: Box): Side {
  const cost = (sign: Box) => {
    const outside = sign.width * sign.height - overlap(sign, free)
    return outside * 20 + seen.reduce((sum, box) => sum + overlap(sign, box), 0)
  }
  const sides = Object.keys(signs) as Side[]
  return sides.reduce((best, side) => (cost(signs[side]) < cost(signs[best]) ? side : best))
}
