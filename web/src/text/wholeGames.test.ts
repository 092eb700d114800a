// Whole recorded games in every language: every sentence and every board that a player meets has all its texts.

import type { Component } from 'svelte'
import { render } from 'svelte/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { boardOf, sheetsOf, type BoardProps } from '../app/games'
import { isTold, type Scene, type Seat } from '../api/types'
import { findSheet, type Subject } from '../sheet/subjects'
import { languages, wordsFor } from './fluentFiles'
import { recordedGames } from './recordedGames.js'
import { turnInWords } from './turnInWords'
import type { Words } from './words'

const games = Object.keys(import.meta.glob('../../../src/higaki/games/*/game.toml')).map(
  (path) => path.split('/').at(-2) ?? '',
)

/** The prompt, every option with its warning, and every reason why not. */
function sayQuestion(scene: Scene, words: Words) {
  words.prompt(scene)
  for (const thing of scene.options) {
    words.option(scene, thing)
    words.warning(scene, thing)
  }
  for (const thing of Object.keys(scene.refused)) words.whyNot(scene, thing)
}

/** The sheets of all places and of all that lies there. */
function saySheets(scene: Scene, words: Words, name: (seat: Seat) => string) {
  for (const part of scene.places)
    for (const piece of [undefined, ...(part.pieces ?? [])]) {
      const subject: Subject = {
        ...{ place: part.place, owner: part.owner ?? null, part },
        ...(part.at && { at: part.at }),
        ...(piece && { piece }),
        ...(piece?.kind && { kind: piece.kind }),
        ...(piece?.thing && { thing: piece.thing }),
      }
      findSheet({ scene, words, name }, sheetsOf(scene.game), [{ element: {} as Element, subject }], true)
    }
}

/** The board with all that it writes, as a server would render it. */
function draw(Board: Component<BoardProps>, scene: Scene, words: Words, name: (seat: Seat) => string) {
  const nothing = () => undefined
  const props = { point: nothing, instead: nothing, explain: nothing, touched: new Set<string>(), remember: true }
  void render(Board, { props: { ...props, scene, words, name } }).body
}

const complaints: string[] = []
beforeEach(() => {
  // What boards and settings ask the browser for.
  vi.stubGlobal('navigator', { languages })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation((...said) => void complaints.push(said.join(' ')))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(games)('no text is missing in whole games of %s', { timeout: 60_000 }, async (game) => {
  const Board = await boardOf(game)
  const drawn = new Set<string>()
  for (const { scenes, entries } of recordedGames(game))
    for (const language of languages) {
      const words = wordsFor(language, game)
      const name = (seat: Seat) => words.piece('seat', seat)
      for (const scene of scenes) {
        sayQuestion(scene, words)
        // The board once for every group of options, and at the end. Both languages have the same texts (test_texts.py).
        const groups = scene.over ? ['over'] : scene.options.map((thing) => thing.split('.', 1)[0] ?? thing)
        if (!Board || groups.every((group) => drawn.has(group))) continue
        groups.forEach((group) => drawn.add(group))
        saySheets(scene, words, name)
        draw(Board, scene, words, name)
      }
      for (const { events } of entries) {
        const lines = events.filter(isTold)
        turnInWords(lines, words, name)
        for (const line of lines) if ('scored' in line) words.score(line)
      }
    }
  expect([...new Set(complaints)]).toEqual([])
})
