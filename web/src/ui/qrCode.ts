// QR codes for addresses: bytes, error correction of level M, and sizes whose blocks are all alike (versions 1 to 6).
// An address that is longer than the largest of these holds gets none.

/** By version: bytes of data, bytes of correction per block, blocks. */
const VERSIONS = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [64, 18, 2],
  [86, 24, 2],
  [108, 16, 4],
] as const

const BYTES = 0b0100
const LEVEL_M = 0b00
const FILLERS = [0xec, 0x11]

/** The masks of the standard; a code wears the one that makes it least like its own finders and least blotchy. */
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** Rows of dark and light squares; null where the text is too long. A mask is chosen by the rules unless given. */
export function qrCode(text: string, mask?: number): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)]
  const at = VERSIONS.findIndex(([data]) => bytes.length <= data - 2)
  const version = VERSIONS[at]
  if (!version) return null
  const bits = interleaved(written(bytes, version[0]), version[1], version[2])
  const worn = mask === undefined ? MASKS.map((_, number) => number) : [mask]
  return worn.map((number) => drawn(at + 1, bits, number)).reduce((a, b) => (penalty(b) < penalty(a) ? b : a))
}

/** Mode, length, the bytes and what fills the rest. */
function written(bytes: readonly number[], size: number): number[] {
  const bits = [[BYTES, 4], [bytes.length, 8], ...bytes.map((byte) => [byte, 8]), [0, 4]]
    .map(([value = 0, length = 0]) => value.toString(2).padStart(length, '0'))
    .join('')
  const data = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2))
  while (data.length < size) data.push(FILLERS[(data.length - bytes.length) % 2] ?? 0)
  return data
}

/** Data and correction of all blocks, taken from each in turn. */
function interleaved(data: readonly number[], correcting: number, blocks: number): number[] {
  const each = data.length / blocks
  const parts = Array.from({ length: blocks }, (_, block) => data.slice(block * each, (block + 1) * each))
  const checks = parts.map((part) => correction(part, correcting))
  const turns = (rows: readonly number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.map((row) => row[at] ?? 0)).flat()
  return [...turns(parts, each), ...turns(checks, correcting)].flatMap((byte) =>
    [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (byte >> bit) & 1),
  )
}

/** A product in the field of 256 elements in which the correction is reckoned. */
function times(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> bit) & 1) * a)
  return product
}

/** Reed and Solomon's remainder. */
function correction(data: readonly number[], length: number): number[] {
  let divisor = [1]
  for (let root = 1, n = 0; n < length; n++, root = times(root, 2))
    divisor = [...divisor, 0].map((value, at) => value ^ times(divisor[at - 1] ?? 0, root))
  let rest: number[] = Array(length).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at + 1] ?? 0, factor))
  }
  return rest
}

function drawn(version: number, bits: readonly number[], mask: number): boolean[][] {
  const size = 17 + 4 * version
  const dark: boolean[][] = Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const taken = dark.map((row) => [...row])
  const set = (x: number, y: number, is: boolean) => {
    const row = dark[y]
    const marks = taken[y]
    if (row && marks && x >= 0 && x < size) {
      row[x] = is
      marks[x] = true
    }
  }
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0)
    set(n, 6, n % 2 === 0)
  }
  const square = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cx + x, cy + y, !light.includes(Math.max(Math.abs(x), Math.abs(y))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [2, 4])
  if (version > 1) square(size - 7, size - 7, 2, [1])
  drawFormat(size, mask, set)
  // Up and down in columns of two, from the right; the column of the timing marks is left out.
  let next = 0
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2)
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const upwards = ((size - 1 - (right > 6 ? right : right + 1)) / 2) % 2 === 0
        const y = upwards ? size - 1 - step : step
        if (!taken[y]?.[x]) set(x, y, ((bits[next++] ?? 0) === 1) !== (MASKS[mask]?.(x, y) ?? false))
      }
  return dark
}

/** Level and mask, twice, with their own correction. */
function drawFormat(size: number, mask: number, set: (x: number, y: number, is: boolean) => void): void {
  const data = (LEVEL_M << 3) | mask
  let rest = data
  for (let n = 0; n < 10; n++) rest = (rest << 1) ^ ((rest >> 9) * 0x537)
  const format = ((data << 10) | rest) ^ 0x5412
  for (let n = 0; n < 15; n++) {
    const is = ((format >> n) & 1) === 1
    if (n < 8) {
      set(8, n < 6 ? n : n + 1, is)
      set(size - 1 - n, 8, is)
    } else {
      set(n === 8 ? 7 : 14 - n, 8, is)
      set(8, size - 15 + n, is)
    }
  }
  set(8, size - 8, true)
}

/** How hard a code is to read: long runs, blocks, what looks like a finder, and too much of one shade. */
function penalty(dark: readonly boolean[][]): number {
  const size = dark.length
  const columns = dark.map((_, x) => dark.map((row) => row[x] ?? false))
  let sum = 0
  for (const line of [...dark, ...columns]) {
    const text = line.map((is) => (is ? '1' : '0')).join('')
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    sum += 40 * (text.match(/(?=00001011101|10111010000)/g)?.length ?? 0)
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++) {
      const corner = dark[y]?.[x]
      if (dark[y]?.[x - 1] === corner && dark[y - 1]?.[x] === corner && dark[y - 1]?.[x - 1] === corner) sum += 3
    }
  const share = (dark.flat().filter(Boolean).length * 100) / size ** 2
  return sum + 10 * Math.floor(Math.abs(share - 50) / 5)
}
