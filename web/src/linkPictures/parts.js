// The parts of a game's picture, as the server puts them together: drawings as text, without style sheets and variables,
// and between them the spots where pieces are to be drawn.
//
// In `LinkPicture.svelte`, `data-ground` is the table without its pieces and `data-face="SORT KIND"` a piece. A spot is
// an empty element: `data-spot="PLACE"` or `data-spot="PLACE SPACE"`, moved by `data-step="X Y"` for each further piece.
// `data-needs="PLACE"` draws only pieces of which something is left in another place. `data-upright` stays upright when
// what carries it is turned by `data-turn`.

import { resolved, rulesOf, styleOf } from './styles.js'

/** @typedef {{ name: string, attributes: Record<string, string>, children: (Element | string)[] }} Element */
/** @typedef {{ spot: string, transform: string, step: [number, number], turn: number, needs: string }} Spot */
/** @typedef {string | Spot | { upright: Segment[] }} Segment */
/** @typedef {{ width: number, height: number, ground: Segment[], faces: Record<string, Segment[]> }} Parts */

const TOKEN = /<!--[^]*?-->|<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g
// Attributes for people and programs that look at a page.
const LEFT_OUT = /^(class|style|role|data-.*|aria-.*)$/

/** @type {(markup: string, sheets: string[]) => Parts} */
export function partsOf(markup, sheets) {
  const rules = rulesOf(sheets.join('\n'))
  const root = parsed(markup)
  const [, , width, height] = (root.attributes['viewBox'] ?? '').split(' ').map(Number)
  const variables = styleOf(root, rules, {}).variables
  /** @type {Parts} */
  const parts = { width: width ?? 0, height: height ?? 0, ground: [], faces: {} }
  for (const child of root.children) {
    if (typeof child === 'string') continue
    const segments = joined(segmentsOf(child, rules, variables))
    if ('data-ground' in child.attributes) parts.ground = segments
    else parts.faces[child.attributes['data-face'] ?? ''] = segments
  }
  return parts
}

/** @type {(markup: string) => Element} */
function parsed(markup) {
  /** @type {Element} */
  const top = { name: '', attributes: {}, children: [] }
  const open = [top]
  for (const [token, end, name, attributes, closed] of markup.matchAll(TOKEN)) {
    const inner = /** @type {Element} */ (open.at(-1))
    if (token.startsWith('<!--')) continue
    if (name === undefined) inner.children.push(token)
    else if (end) open.pop()
    else {
      const element = { name, attributes: attributesOf(attributes ?? ''), children: [] }
      inner.children.push(element)
      if (!closed) open.push(element)
    }
  }
  const root = top.children.find((child) => typeof child !== 'string')
  if (!root || typeof root === 'string') throw new Error('there is no drawing')
  return root
}

/** @type {(text: string) => Record<string, string>} */
function attributesOf(text) {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']),
  )
}

/** @type {(element: Element, rules: import('./styles.js').Rule[], inherited: Record<string, string>) => Segment[]} */
function segmentsOf(element, rules, inherited) {
  const { attributes } = element
  const { variables, properties } = styleOf(element, rules, inherited)
  const kept = Object.entries(attributes).filter(([name]) => !LEFT_OUT.test(name))
  const shown = { ...Object.fromEntries(kept), ...properties }
  const written = Object.entries(shown).map(([name, value]) => ` ${name}="${resolved(value, variables)}"`)
  if ('data-spot' in attributes) {
    const [x = 0, y = 0] = (attributes['data-step'] ?? '').split(' ').map(Number)
    return [
      {
        spot: attributes['data-spot'] ?? '',
        transform: attributes['transform'] ?? '',
        step: [x, y],
        turn: Number(attributes['data-turn'] ?? 0),
        needs: attributes['data-needs'] ?? '',
      },
    ]
  }
  const inside = element.children.flatMap((child) =>
    typeof child === 'string' ? (child.trim() ? [child] : []) : segmentsOf(child, rules, variables),
  )
  const drawn = [`<${element.name}${written.join('')}>`, ...inside, `</${element.name}>`]
  return 'data-upright' in attributes ? [{ upright: joined(drawn) }] : drawn
}

/** @type {(segments: Segment[]) => Segment[]} */
function joined(segments) {
  /** @type {Segment[]} */
  const all = []
  for (const segment of segments) {
    const last = all.at(-1)
    if (typeof segment === 'string' && typeof last === 'string') all[all.length - 1] = last + segment
    else all.push(segment)
  }
  return all
}
