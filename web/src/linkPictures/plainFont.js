// A font without compression: programs that draw pictures cannot read WOFF.

import { inflateSync } from 'node:zlib'

const HEAD = 44
const ENTRY = 20

/** The font under a family name of its own: parts of one font that share a name are mistaken for each other.
 * @type {(woff: Buffer, family: string) => Buffer} */
export function plainFont(woff, family) {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is no font of the format WOFF')
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, n) => {
    const at = HEAD + ENTRY * n
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field))
    const content = woff.subarray(offset, Number(offset) + Number(packed))
    const plain = packed === length ? content : inflateSync(content)
    return { entry: at, content: woff.toString('latin1', at, at + 4) === 'name' ? nameTable(family) : plain }
  })
  const power = Math.floor(Math.log2(count))
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  ;[count, 16 << power, power, 16 * count - (16 << power)].forEach((number, n) => head.writeUInt16BE(number, 4 + 2 * n))
  let offset = head.length
  const contents = tables.map(({ entry, content }, n) => {
    const at = 12 + 16 * n
    woff.copy(head, at, entry, entry + 4)
    woff.copy(head, at + 4, entry + 16, entry + 20)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(content.length, at + 12)
    const padded = Buffer.concat([content, Buffer.alloc(-content.length & 3)])
    offset += padded.length
    return padded
  })
  return Buffer.concat([head, ...contents])
}

/** A name table with nothing but the family, which is also the name for printers. @type {(family: string) => Buffer} */
function nameTable(family) {
  const text = Buffer.from(family, 'utf16le').swap16()
  const [FORMAT, COUNT, STRINGS] = [0, 2, 30]
  const [WINDOWS, UNICODE, ENGLISH] = [3, 1, 1033]
  const [FAMILY, PRINTER] = [1, 6]
  const head = Buffer.alloc(STRINGS)
  const names = [FAMILY, PRINTER].flatMap((name) => [WINDOWS, UNICODE, ENGLISH, name, text.length, 0])
  ;[FORMAT, COUNT, STRINGS, ...names].forEach((field, n) => head.writeUInt16BE(field, 2 * n))
  return Buffer.concat([head, text])
}

/** From and to which letter a font has them, by its table of letters of format 4. @type {(font: Buffer) => [number, number][]} */
export function lettersOf(font) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, n) => 12 + 16 * n)
  const found = entries.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  if (found === undefined) throw new Error('this font has no letters')
  const map = font.subarray(font.readUInt32BE(found + 8))
  const tables = Array.from({ length: map.readUInt16BE(2) }, (_, n) => map.readUInt32BE(4 + 8 * n + 4))
  const at = tables.find((offset) => map.readUInt16BE(offset) === 4)
  if (at === undefined) throw new Error('this font has no letters of format 4')
  const count = map.readUInt16BE(at + 6) / 2
  return Array.from(
    { length: count },
    (_, n) =>
      /** @type {[number, number]} */ ([
        map.readUInt16BE(at + 16 + 2 * count + 2 * n),
        map.readUInt16BE(at + 14 + 2 * n),
      ]),
  ).filter(([from]) => from !== 0xffff)
}
