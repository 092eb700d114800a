// What happened, cut into beats: a line of the log and what moved with it, in the order in which it was told.

import { isMoved, isTold, isWent, spotKey, type Entry, type Event, type Told } from '../api/types'

/** What can be seen moving. */
export type Motion = Exclude<Event, Told>

export interface Beat {
  entry: Entry
  /** What is said meanwhile; nothing where pieces moved without a word. */
  line: Told | null
  motions: Motion[]
}

/** A line speaks of the moves that follow it, except of those before it whose piece it names, as "pays with red 2" does. */
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
    // Before the first line there is nothing else they could belong to.
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

/** Motions that can be in the air together: what has just come to a spot leaves it only when it has landed there. */
export function runsOf(motions: readonly Motion[]): Motion[][] {
  const runs: Motion[][] = []
  let reached = new Set<string>()
  for (const motion of motions) {
    const run = runs.at(-1)
    const together =
      run && isWent(run[0] as Motion) === isWent(motion) && (isWent(motion) || !reached.has(spotKey(motion.from)))
    if (together) run.push(motion)
    else {
      runs.push([motion])
      reached = new Set()
    }
    if (!isWent(motion) && spotKey(motion.from) !== spotKey(motion.to)) reached.add(spotKey(motion.to))
  }
  return runs
}
