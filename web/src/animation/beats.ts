// Cuts events into beats: a line of the log and the moves that belong to it, in the order of the events.

import { isMoved, isTold, isWent, spotKey, type Entry, type Event, type Told } from '../api/types'

/** An event that is shown as a movement. */
export type Motion = Exclude<Event, Told>

export interface Beat {
  entry: Entry
  /** The line of the log; null for moves without a line. */
  line: Told | null
  motions: Motion[]
}

/** A line belongs to the moves after it, and to moves before it whose piece it names, as in "pays with red 2". */
export function beatsOf(entries: readonly Entry[]): Beat[] {
  return entries.flatMap(beatsIn)
}

function beatsIn(entry: Entry): Beat[] {
  const beats: Beat[] = []
  let waiting: Motion[] = []
  for (const event of entry.events) {
    if (!isTold(event)) {
      waiting.push(event)
      continue
    }
    const last = beats.at(-1)
    // Moves before the first line belong to it.
    const own = last ? waiting.slice(waiting.findLastIndex((motion) => !isNamed(motion, event)) + 1) : waiting
    last?.motions.push(...waiting.slice(0, waiting.length - own.length))
    beats.push({ entry, line: event, motions: own })
    waiting = []
  }
  const last = beats.at(-1)
  if (last) last.motions.push(...waiting)
  else if (waiting.length > 0) beats.push({ entry, line: null, motions: waiting })
  return beats
}

function isNamed(motion: Motion, { what: _, ...fields }: Told): boolean {
  return (isMoved(motion) || isWent(motion)) && motion.kind !== null && Object.values(fields).includes(motion.kind)
}

/**
 * Motions that can be in the air together: what has just come to a spot leaves it only when it has landed there, and a
 * piece on a track goes on only when it has arrived.
 */
export function runsOf(motions: readonly Motion[]): Motion[][] {
  const runs: Motion[][] = []
  let reached = new Set<string>()
  for (const motion of motions) {
    const run = runs.at(-1)
    const leaves = isWent(motion) ? `${motion.place} ${motion.kind}` : spotKey(motion.from)
    const together = run && isWent(run[0] as Motion) === isWent(motion) && !reached.has(leaves)
    if (together) run.push(motion)
    else {
      runs.push([motion])
      reached = new Set()
    }
    if (isWent(motion)) reached.add(leaves)
    else if (spotKey(motion.from) !== spotKey(motion.to)) reached.add(spotKey(motion.to))
  }
  return runs
}
