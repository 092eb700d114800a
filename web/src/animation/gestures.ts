// A turn as few gestures: everything a seat did in its turn moves together, and only what everybody looks up for stands apart.

import { isMoved, isWent, spotKey, spotOf, type Entry, type Scene, type Seat, type Told } from '../api/types'
import { actingSeat } from '../table/log/highlights'
import type { Beat, Motion } from './beats'

export interface Gesture {
  /** The last decision in it. */
  entry: Entry
  /** Whose turn it belongs to. */
  seat: Seat | null
  lines: Told[]
  motions: Motion[]
  /** Everybody looks up for it. */
  moment: boolean
  /** It belongs to a settlement, such as a payday, which takes its own time. */
  settles: boolean
  /** It was done by hand just now by who looks at it, so it is not shown again. */
  byHand: boolean
}

export interface Cutting {
  /** Lines that deserve time. */
  moments: readonly string[]
  /** Lines that begin a settlement. */
  settlements: readonly string[]
  /** Has the person before this screen decided it? */
  isByHand: (seat: Seat | null) => boolean
  /** The board on which it begins. */
  scene: Scene
}

type Part = Pick<Beat, 'entry' | 'motions'> & { line: Told | null; byHand: boolean }

export function gesturesOf(beats: readonly Beat[], cutting: Cutting): Gesture[] {
  const gestures: Gesture[] = []
  let seat: Seat | null = null
  for (const beat of beats) {
    const before = gestures.at(-1)
    seat = actingSeat(beat.entry, seat)
    const goesOn = before?.seat === seat
    const settles = (goesOn && before.settles) || (!!beat.line && cutting.settlements.includes(beat.line.what))
    for (const { entry, line, motions, byHand } of partsOf(beat, settles, cutting)) {
      const last = gestures.at(-1)
      const moment = line ? cutting.moments.includes(line.what) : !!last?.moment
      const together =
        last?.seat === seat && last.settles === settles && last.moment === moment && last.byHand === byHand
      // What begins a settlement is read before what comes of it.
      if (together && !(line && cutting.settlements.includes(line.what))) {
        last.entry = entry
        if (line) last.lines.push(line)
        last.motions.push(...motions)
      } else gestures.push({ entry, seat, lines: line ? [line] : [], motions: [...motions], moment, settles, byHand })
    }
  }
  return gestures
}

/** What somebody did by hand, and what came of it: cards that were drawn, things of others, lines about nobody. */
function partsOf({ entry, line, motions }: Beat, settles: boolean, { isByHand, scene }: Cutting): Part[] {
  const own = isByHand(entry.seat) && !settles && (!line || line.seat === entry.seat)
  if (!own) return [{ entry, line, motions, byHand: false }]
  const follows = (motion: Motion) => comesFromPile(motion, scene) || concernsOthers(motion, isByHand)
  const following = motions.filter(follows)
  const done: Part = { entry, line, motions: motions.filter((motion) => !follows(motion)), byHand: true }
  if (following.length === 0) return [done]
  return [
    { ...done, line: null },
    { entry, line, motions: following, byHand: false },
  ]
}

function comesFromPile(motion: Motion, scene: Scene): boolean {
  if (!isMoved(motion)) return false
  const part = scene.places.find((one) => spotKey(spotOf(one)) === spotKey(motion.from))
  return part?.form === 'pile' && !part.pieces
}

function concernsOthers(motion: Motion, isByHand: Cutting['isByHand']): boolean {
  if (isWent(motion)) return false
  return [motion.from[1], motion.to[1]].some((owner) => owner !== null && !isByHand(owner))
}
