// Whether animations are allowed.

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
