// Texts for players from a scene or an event, the same as in src/higaki/engine/base/text.py.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import {
  isTold,
  type Changed,
  type Event,
  type Fields,
  type Planned,
  type Scene,
  type Seat,
  type Thing,
  type Told,
} from '../api/types'

export type Arguments = Record<string, FluentVariable>

/** A figure with a minus sign instead of a hyphen, which is shorter and lies lower. */
export const withMinus = (figure: number | string): string => String(figure).replace('-', '−')

/** Joins sentences; each ends with one full stop, or with its own punctuation. */
export function sentences(...said: string[]): string {
  return said.map((one, n) => (n < said.length - 1 && !/[.!?:…]["“”]?$/.test(one) ? `${one}.` : one)).join(' ')
}

export class Words {
  readonly language: string
  readonly #bundle: FluentBundle

  /** Later sources win: the shell's own file first, then the game's. */
  constructor(language: string, sources: string[]) {
    this.language = language
    this.#bundle = new FluentBundle(language, { useIsolating: false })
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key)
  }

  /** One message. A missing text shows its key, so that the player can go on. */
  say(key: string, args: Arguments = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) {
      console.error(`no text '${key}' in language '${this.language}'`)
      return key
    }
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, args, errors)
    if (errors[0]) console.error(`text '${key}' in language '${this.language}': ${errors[0].message}`)
    return text
  }

  /** The name of a piece, colour, space or seat. Names that are equal in all languages have one text per sort. */
  piece(sort: string, kind: string): string {
    const key = `${sort}-${kind}`
    return this.has(key) || !this.has(sort) ? this.say(key) : this.say(sort, { name: kind })
  }

  place(name: string): string {
    return this.say(`place-${name}`)
  }

  /** The area of a part of a place, for a place that exists once per area. */
  at(scene: Scene, at: string): string {
    const sorts = scene.places.flatMap((part) => part.sort ?? [])
    const places = scene.places.flatMap((part) => (part.at ? part.place : []))
    const sort = ['area', 'space', ...sorts, ...places].find((one) => this.has(`${one}-${at}`))
    return sort ? this.piece(sort, at) : at
  }

  /** The rule about a place. */
  help(place: string): string {
    return this.say(`help-${place}`)
  }

  /** The meaning of a thing in the pending step. */
  option(scene: Scene, thing: Thing): string {
    const dot = thing.indexOf('.')
    const group = dot < 0 ? thing : thing.slice(0, dot)
    const member = dot < 0 ? '' : thing.slice(dot + 1)
    const key = `option-${scene.step?.name ?? ''}-${group}`
    const args: Arguments = scene.step ? this.#fields(scene.step) : {}
    const piece = this.#pointedAt(scene, group, member)
    if (piece !== undefined) args.piece = piece
    if (/^\d+$/.test(member)) args.number = Number(member)
    return this.say(this.has(key) ? key : `thing-${group}`, args)
  }

  /** The name of a thing by itself: its piece, or the member of its group. */
  #pointedAt(scene: Scene, group: string, member: string): string | undefined {
    const thing = `${group}.${member}`
    for (const part of scene.places)
      for (const piece of [...(part.pieces ?? []), ...(part.slots ?? [])])
        if (piece.thing === thing && part.sort && piece.kind) return this.piece(part.sort, piece.kind)
    return member && !/^\d+$/.test(member) ? this.#member(scene, group, member) : undefined
  }

  /**
   * A compound move as one sentence: its first choice, and all that complete it. Answers of one group to the same
   * question are combined.
   */
  plan(scene: Scene, planned: readonly Planned[]): string {
    const [first, ...following] = planned
    if (!first) return ''
    // A choice that only ends something is omitted.
    const rest = following.filter((one) => one.thing !== 'done')
    const said = [this.option(scene, first.thing)]
    for (const key of new Set(rest.map((one) => this.#planKey(one)))) {
      const answers = rest.filter((one) => this.#planKey(one) === key)
      if (this.has(key)) said.push(this.say(key, this.#answers(scene, answers)))
      else said.push(...answers.map((one) => this.option({ ...scene, step: one.step }, one.thing)))
    }
    return said.join(', ')
  }

  /** The text of an answer within a compound move: of its group, or of all answers to the question. */
  #planKey({ step, thing }: Planned): string {
    const key = `plan-${step.name}`
    const ofGroup = `${key}-${thing.split('.')[0]}`
    return this.has(ofGroup) ? ofGroup : key
  }

  #answers(scene: Scene, run: readonly Planned[]): Arguments {
    const pieces = run.map(({ thing }) => {
      const [group = '', member = ''] = thing.split('.')
      return this.#pointedAt(scene, group, member) ?? member
    })
    const number = Number(run.at(-1)?.thing.split('.')[1])
    return {
      ...(run[0] ? this.#fields(run[0].step) : {}),
      pieces: pieces.join(', '),
      count: run.length,
      ...(Number.isNaN(number) ? {} : { number }),
    }
  }

  /** A member of a group without a place: the group is a sort, or a sort of piece has that name. */
  #member(scene: Scene, group: string, member: string): string {
    const sorts = new Set([group, 'seat', ...scene.places.flatMap((part) => part.sort ?? [])])
    for (const sort of sorts) if (this.has(`${sort}-${member}`)) return this.piece(sort, member)
    return this.piece(group, member)
  }

  /** The prompt for the seat whose turn it is. Who can only decline is told why. */
  prompt(scene: Scene): string {
    if (scene.options.length === 1 && scene.step && this.has(`unable-${scene.step.name}`)) return this.unable(scene)
    return scene.step ? this.say(`prompt-${scene.step.name}`, this.#fields(scene.step)) : this.say('shell-over')
  }

  /** Why a player who is asked out of turn can only decline. */
  unable({ step }: Scene): string {
    return step ? this.say(`unable-${step.name}`, this.#fields(step)) : ''
  }

  /** Why a thing that a player may expect cannot be chosen now. */
  whyNot(scene: Scene, thing: Thing, name?: (seat: Seat) => string): string {
    const why = scene.refused[thing]
    return why ? this.say(`why-${why.why}`, this.#withNames(why, name)) : ''
  }

  /** What an option would cost that a player may not expect; empty for most. */
  warning(scene: Scene, thing: Thing): string {
    const { warning, ...numbers } = scene.previews[thing] ?? {}
    return typeof warning === 'string' ? this.say(`warning-${warning}`, numbers as Arguments) : ''
  }

  /** The largest effects of a thing, in a sentence. */
  reasons({ why }: { why: readonly Changed[] }): string {
    return why.map(({ term, before, after }) => this.say(`term-${term}`, { before, after })).join('; ')
  }

  /** How the points of a line of the log were computed. */
  score(event: Told): string {
    return this.say(`score-${event.what}`, this.#fields(event))
  }

  /** A line of the log; empty for an event without a text. A seat has its player's name, if it is given. */
  event(event: Event, name?: (seat: Seat) => string): string | null {
    return isTold(event) ? this.say(`log-${event.what}`, this.#withNames(event, name)) : null
  }

  /** Several lines as one sentence if they are the same but for one word; otherwise one after the other. */
  together(lines: readonly Told[], name?: (seat: Seat) => string): string {
    const [first, ...others] = lines
    const [differs, ...more] = Object.keys(first ?? {}).filter((key) => others.some((one) => one[key] !== first?.[key]))
    const isWord = differs && differs !== 'what' && differs !== 'seat' && lines.every((one) => differs in one)
    if (!first || !isWord || more.length > 0 || typeof first[differs] !== 'string')
      return lines.map((line) => this.event(line, name) ?? '').join(' ')
    const all = lines.map((line) => String(this.#fields(line)[differs]))
    const listed = new Intl.ListFormat(this.language).format(all)
    return this.say(`log-${first.what}`, { ...this.#withNames(first, name), [differs]: listed })
  }

  #withNames(named: Fields, name?: (seat: Seat) => string): Arguments {
    const fields = this.#fields(named)
    if (name && typeof named.seat === 'string') fields.seat = name(named.seat)
    return fields
  }

  /** The fields of a step or an event. A field of a sort has the name of that sort. */
  #fields(named: Fields): Arguments {
    const said: Arguments = {}
    for (const [name, value] of Object.entries(named))
      if (name !== 'name' && name !== 'what' && name !== 'why')
        said[name] = typeof value === 'string' ? this.#field(name, value) : value
    return said
  }

  /** A word of a sort, or a set of them, which has the plural name of the sort. */
  #field(name: string, value: string): string {
    if (this.has(`${name}-${value}`) || this.has(name)) return this.piece(name, value)
    return value
      .split('+')
      .map((word) => this.piece(name.replace(/s$/, ''), word))
      .join(', ')
  }
}
