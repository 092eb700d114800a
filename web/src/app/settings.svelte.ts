// The settings of this browser: language, theme and preferences. They are not sent to the server.

import { PACES, type Pace } from '../animation/timing'
import { firstVolume } from '../sound/volume'
import { fetchGameWords, fetchWords, languages, wordsFor } from '../text/fluentFiles'

/** Storage may be forbidden; then settings last as long as the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(`higaki.${key}`)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(`higaki.${key}`, value)
  } catch {
    // see read
  }
}

function firstLanguage(): string {
  const wishes = [read('language') ?? '', ...navigator.languages.map((tag) => tag.split('-', 1)[0] ?? '')]
  return wishes.find((wish) => languages.includes(wish)) ?? 'en'
}

/** Day or night, or the device's own theme. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The size of all texts, in percent of the browser's own. */
export const textSizes = [90, 100, 115, 130] as const
export type TextSize = (typeof textSizes)[number]

const isPhone = () => matchMedia('(pointer: coarse)').matches

/** A stored switch. */
class Habit {
  #on: boolean
  readonly #key: string

  constructor(key: string, atFirst: boolean) {
    this.#key = key
    this.#on = $state(atFirst ? read(key) !== 'off' : read(key) === 'on')
  }

  get on() {
    return this.#on
  }
  set on(on: boolean) {
    this.#on = on
    write(this.#key, on ? 'on' : 'off')
  }
}

class Settings {
  #language = $state(firstLanguage())
  #wanted = ''
  /** How many games were loaded. Reading it makes `wordsOf` reactive to them. */
  #fetched = $state(0)
  #pace = $state<Pace>(PACES.find((pace) => pace === read('pace')) ?? 'normal')
  #theme = $state<Theme>(themes.find((theme) => theme === read('theme')) ?? 'system')
  #textSize = $state<TextSize>(textSizes.find((size) => String(size) === read('text_size')) ?? 100)
  #volume = $state(firstVolume(read('volume'), isPhone()))
  /** The phone vibrates when it is the player's turn. */
  readonly vibration = new Habit('vibration', true)
  /** Show openly taken pieces that are hidden now. */
  readonly remember = new Habit('remember', false)
  /** What bots do is not shown. */
  readonly skipBots = new Habit('skip_bots', false)
  /** The question whether the pace is right was answered. */
  readonly paceAsked = new Habit('pace_asked', false)
  /** Show all options as a numbered list. */
  readonly listed = new Habit('listed', false)
  /** Confirm decisions that cannot be undone. */
  readonly careful = new Habit('careful', true)
  /** Explain every kind of question the first time it is asked. */
  readonly explain = new Habit('explain', false)
  /** Single keys choose and undo; speech input users may want them off. */
  readonly shortcuts = new Habit('shortcuts', true)

  #explained = $state.raw<readonly string[]>((read('explained') ?? '').split(' ').filter(Boolean))

  /** Has this kind of question of a game been explained before? */
  isExplained(game: string, step: string): boolean {
    return this.#explained.includes(`${game}/${step}`)
  }

  noteExplained(game: string, step: string): void {
    if (!this.isExplained(game, step)) this.#keepExplained([...this.#explained, `${game}/${step}`])
  }

  /** Forget which questions of a game were explained. */
  explainAgain(game: string): void {
    this.explain.on = true
    this.#keepExplained(this.#explained.filter((one) => !one.startsWith(`${game}/`)))
  }

  #keepExplained(explained: readonly string[]): void {
    this.#explained = explained
    write('explained', explained.join(' '))
  }

  #learned = $state.raw<readonly string[]>((read('learned') ?? '').split(' ').filter(Boolean))

  /** Was this lesson of a game finished on this device? */
  isLearned(game: string, lesson: number): boolean {
    return this.#learned.includes(`${game}/${lesson}`)
  }

  noteLearned(game: string, lesson: number): void {
    if (this.isLearned(game, lesson)) return
    this.#learned = [...this.#learned, `${game}/${lesson}`]
    write('learned', this.#learned.join(' '))
  }

  get language() {
    return this.#language
  }
  /** Changes the language as soon as its texts are loaded, unless it was changed again by then. */
  async speak(language: string): Promise<void> {
    this.#wanted = language
    await fetchWords(language)
    if (this.#wanted !== language) return
    this.#language = language
    write('language', language)
  }

  /** The speed of the animation, or none. */
  get pace() {
    return this.#pace
  }
  set pace(pace: Pace) {
    this.#pace = pace
    write('pace', pace)
  }

  get theme() {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    write('theme', theme)
  }

  get textSize() {
    return this.#textSize
  }
  set textSize(size: TextSize) {
    this.#textSize = size
    write('text_size', String(size))
  }

  /** The loudness of all sounds, from 0 (off) to 100. */
  get volume() {
    return this.#volume
  }
  set volume(volume: number) {
    this.#volume = volume
    write('volume', String(volume))
  }

  /** The shell's texts in the chosen language. */
  get words() {
    return wordsFor(this.#language)
  }

  /** Loads all texts of a game, for its pages. */
  async fetchGame(game: string): Promise<void> {
    await fetchGameWords(this.#language, game)
    this.#fetched += 1
  }

  wordsOf(game: string) {
    void this.#fetched
    return wordsFor(this.#language, game)
  }
}

export const settings = new Settings()
