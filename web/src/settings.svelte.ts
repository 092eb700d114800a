// What this browser remembers about its person: language and habits. Nothing of it concerns the server.

import { languages, wordsFor } from './texts'

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

class Settings {
  #language = $state(firstLanguage())
  #sound = $state(read('sound') === 'on')
  #remember = $state(read('remember') === 'on')
  #listed = $state(read('listed') === 'on')
  #careful = $state(read('careful') !== 'off')
  #shortcuts = $state(read('shortcuts') !== 'off')

  get language() {
    return this.#language
  }
  set language(language: string) {
    this.#language = language
    write('language', language)
  }

  /** A bell when it is my turn. */
  get sound() {
    return this.#sound
  }
  set sound(on: boolean) {
    this.#sound = on
    write('sound', on ? 'on' : 'off')
  }

  /** Show what a careful person would have remembered. */
  get remember() {
    return this.#remember
  }
  set remember(on: boolean) {
    this.#remember = on
    write('remember', on ? 'on' : 'off')
  }

  /** Show all options as a numbered list. */
  get listed() {
    return this.#listed
  }
  set listed(on: boolean) {
    this.#listed = on
    write('listed', on ? 'on' : 'off')
  }

  /** Ask before what cannot be taken back. */
  get careful() {
    return this.#careful
  }
  set careful(on: boolean) {
    this.#careful = on
    write('careful', on ? 'on' : 'off')
  }

  /** Single keys choose and undo; speech input users may want them off. */
  get shortcuts() {
    return this.#shortcuts
  }
  set shortcuts(on: boolean) {
    this.#shortcuts = on
    write('shortcuts', on ? 'on' : 'off')
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
