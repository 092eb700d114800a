// Plays sounds as rarely and as quietly as the person wants; what makes them is loaded with the first one.

import type { Sound } from './soundsOf'

/** So many sounds within this time, in milliseconds, and the same one only after a pause. */
const MOST = 4
const WITHIN = 1000
const SAME_AFTER = 150
/** A sound that comes later than this, because its code was loaded first, would belong to nothing. */
const LATEST = 400

/** What the player needs from the browser. */
export interface Surroundings {
  volume: () => number
  isHidden: () => boolean
  /** Has the person touched the page? Browsers play nothing before. */
  isTouched: () => boolean
  now: () => number
  load: () => Promise<Synthesiser>
}

interface Synthesiser {
  make: (sound: Sound, volume: number) => void
}

export class SoundPlayer {
  #played: { sound: Sound; at: number }[] = []

  constructor(readonly around: Surroundings) {}

  /** The sounds of what is seen just now; they are asked for only if they would be heard. */
  async play(sounds: () => readonly Sound[]): Promise<void> {
    if (this.#isSilent() || this.around.isHidden()) return
    await this.#make(this.#notTooMany(sounds()))
  }

  /** It is the person's turn: heard from another window, too, and however much was heard before. */
  async callToTurn(): Promise<void> {
    if (!this.#isSilent()) await this.#make(['turn'])
  }

  #isSilent(): boolean {
    return this.around.volume() === 0 || !this.around.isTouched()
  }

  #notTooMany(sounds: readonly Sound[]): Sound[] {
    const now = this.around.now()
    return sounds.filter((sound) => {
      this.#played = this.#played.filter(({ at }) => now - at < WITHIN)
      const again = this.#played.some((one) => one.sound === sound && now - one.at < SAME_AFTER)
      if (again || this.#played.length >= MOST) return false
      this.#played.push({ sound, at: now })
      return true
    })
  }

  async #make(sounds: readonly Sound[]): Promise<void> {
    if (sounds.length === 0) return
    const asked = this.around.now()
    const { make } = await this.around.load()
    if (this.around.now() - asked > LATEST) return
    for (const sound of sounds) make(sound, this.around.volume())
  }
}
