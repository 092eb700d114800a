// What this browser remembers about its person: language, theme and habits. Nothing of it concerns the server.

import { PACES, type Pace } from '../animation/timing'
import { fetchWords, languages, wordsFor } from '../text/fluentFiles'

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

/** Day or night, or as the device has it. */
export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Something a person has switched on or off, and finds so the next time. */
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
  #pace = $state<Pace>(PACES.find((pace) => pace === read('pace')) ?? 'normal')
  #theme = $state<Theme>(themes.find((theme) => theme === read('theme')) ?? 'system')
  /** A bell when it is my turn. */
  readonly sound = new Habit('sound', false)
  /** Show what a careful person would have remembered. */
  readonly remember = new Habit('remember', false)
  /** Show all options as a numbered list. */
  readonly listed = new Habit('listed', false)
  /** Ask before what cannot be taken back. */
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

  /** Begin again with a game: everything is explained once more. */
  explainAgain(game: string): void {
    this.explain.on = true
    this.#keepExplained(this.#explained.filter((one) => !one.startsWith(`${game}/`)))
  }

  #keepExplained(explained: readonly string[]): void {
    this.#explained = explained
    write('explained', explained.join(' '))
  }

  get language() {
    return this.#language
  }
  /** Speak another language, as soon as its words are here, unless yet another one is wanted by then. */
  async speak(language: string): Promise<void> {
    this.#wanted = language
    await fetchWords(language)
    if (this.#wanted !== language) return
    this.#language = language
    write('language', language)
  }

  /** How fast it is shown what happened, if at all. */
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

  /** The shell's sentences in the language chosen. */
  get words() {
    return wordsFor(this.#language)
  }

  wordsOf(game: string) {
    return wordsFor(this.#language, game)
  }
}

export const settings = new Settings()
