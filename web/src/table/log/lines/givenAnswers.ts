// What the log says of decisions that the server made for the guest.

import { isTold, type View } from '../../../api/types'
import type { Words } from '../../../text/words'

/** A line for each such decision. It names the answer, unless the lines that follow tell it. */
export function givenAnswers(
  { reactions, entries, scene }: Pick<View, 'reactions' | 'entries' | 'scene'>,
  words: Words,
): Map<number, string> {
  const said = new Map<number, string>()
  for (const number of reactions?.given ?? []) {
    const entry = entries.find((one) => one.number === number)
    const step = reactions?.questions[number]
    const told = entry?.events.some((event) => isTold(event) && event.seat === entry.seat)
    said.set(
      number,
      entry?.thing && step && scene && !told
        ? words.say('web-window-given-so', { answer: words.option({ ...scene, step }, entry.thing) })
        : words.say('web-window-given'),
    )
  }
  return said
}
