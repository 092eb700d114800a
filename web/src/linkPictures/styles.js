// Styles of drawings without a browser: enough of CSS for what drawings use, which are colours with names and a few
// classes. A selector with more than one element is left out: drawings carry all else in their attributes.

/** @typedef {{ tag: string, classes: string[], declared: [string, string][] }} Rule */

// What an attribute of a drawing may say, too.
const PRESENTATION =
  /^(fill|stroke|opacity|color|font-(family|size|weight)|text-anchor|letter-spacing|transform|visibility)/

/** @type {(sheet: string) => Rule[]} */
export function rulesOf(sheet) {
  const plain = sheet.replace(/\/\*[^]*?\*\//g, '').replace(/@[^{]*\{(?:[^{}]|\{[^{}]*\})*\}/g, '')
  return [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selectors.split(',').flatMap((selector) => {
      const found = /^(:root|\w+)?((?:\.[\w-]+)*)$/.exec(selector.trim())
      if (!found) return []
      const declared = [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)].map(
        /** @returns {[string, string]} */ ([, name = '', value = '']) => [name, value.trim()],
      )
      return [{ tag: found[1] ?? '', classes: (found[2] ?? '').split('.').filter(Boolean), declared }]
    }),
  )
}

/** What holds for an element: the variables within it, and its properties as attributes.
 * @type {(element: { name: string, attributes: Record<string, string> }, rules: Rule[], inherited: Record<string, string>) =>
 *   { variables: Record<string, string>, properties: Record<string, string> }} */
export function styleOf({ name, attributes }, rules, inherited) {
  const classes = (attributes['class'] ?? '').split(/\s+/)
  const isTop = Object.keys(inherited).length === 0
  const own = (attributes['style'] ?? '').split(';').flatMap((one) => {
    const [, property, value] = /^\s*([\w-]+)\s*:\s*(.+)$/.exec(one) ?? []
    return property && value ? [/** @type {[string, string]} */ ([property, value.trim()])] : []
  })
  const declared = rules
    .filter(({ tag }) => !tag || tag === name || (tag === ':root' && isTop))
    .filter((rule) => rule.classes.every((one) => classes.includes(one)))
    .flatMap((rule) => rule.declared)
  const all = Object.fromEntries([...declared, ...own])
  const variables = { ...inherited }
  for (const [property, value] of Object.entries(all))
    if (property.startsWith('--')) variables[property] = resolved(value, { ...inherited, ...all })
  const properties = Object.entries(all).filter(([property]) => PRESENTATION.test(property))
  return {
    variables,
    properties: Object.fromEntries(properties.map(([property, value]) => [property, unitless(value)])),
  }
}

/** Attributes have no units. @type {(value: string) => string} */
const unitless = (value) => value.replace(/(\d)(px|deg)\b/g, '$1')

/** A value with its variables by day. @type {(value: string, variables: Record<string, string>) => string} */
export function resolved(value, variables) {
  let text = value
  for (let rounds = 0; rounds < 20; rounds++) {
    const found = /(var|light-dark)\(/.exec(text)
    if (!found) return text
    const begin = found.index + found[0].length
    const end = closing(text, begin)
    const [first = '', ...rest] = split(text.slice(begin, end))
    const now = found[1] === 'var' ? (variables[first] ?? rest.join(',').trim()) : first
    if (!now) throw new Error(`nothing is known of ${first}`)
    text = text.slice(0, found.index) + now + text.slice(end + 1)
  }
  throw new Error(`${value} never ends`)
}

/** Where the bracket before this closes. @type {(text: string, begin: number) => number} */
function closing(text, begin) {
  let depth = 1
  for (let at = begin; at < text.length; at++) {
    if (text[at] === '(') depth++
    else if (text[at] === ')' && --depth === 0) return at
  }
  throw new Error(`a bracket is open in ${text}`)
}

/** At the commas outside of brackets. @type {(text: string) => string[]} */
const split = (text) => text.split(/,(?![^(]*\))/).map((part) => part.trim())
