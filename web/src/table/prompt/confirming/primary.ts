// Which buttons are primary, that is red.

import type { Thing } from '../../../api/types'

/**
 * A main action, the chosen number of a stepper, or the only option; never one with a warning.
 * If that leaves none because of a warning, or if all other options have one, it is the first button without.
 */
export function primaryButtons(
  buttons: readonly Thing[],
  amounts: readonly Thing[],
  options: readonly Thing[],
  isMain: (thing: Thing) => boolean,
  isWarned: (thing: Thing) => boolean,
): ReadonlySet<Thing> {
  const wanted = [...buttons.filter((thing) => isMain(thing) || options.length === 1), ...amounts]
  const harmless = wanted.filter((thing) => !isWarned(thing))
  if (harmless.length > 0) return new Set(harmless)
  const way = buttons.find((thing) => !isWarned(thing))
  const others = options.filter((thing) => thing !== way)
  const allHurt = wanted.length > 0 || (others.length > 0 && others.every(isWarned))
  return new Set(way !== undefined && allHurt ? [way] : [])
}
