// SHA-256. The browser's own exists on https and localhost only; a server at home may run on plain http.

const PRIMES: number[] = []
for (let number = 2; PRIMES.length < 64; number++) if (PRIMES.every((prime) => number % prime)) PRIMES.push(number)

/** The first 32 bits of the fractional part. */
const behindThePoint = (value: number) => Math.floor((value % 1) * 2 ** 32) | 0

const BEGINNING = PRIMES.slice(0, 8).map((prime) => behindThePoint(Math.sqrt(prime)))
const ROUNDS = PRIMES.map((prime) => behindThePoint(Math.cbrt(prime)))
const BLOCK = 64

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits))

/** Padding: the message, a one, zeros, and its length in bits, in whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK)
  const bytes = new Uint8Array(blocks * BLOCK)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 4, message.length * 8)
  return view
}

/** Mixes one block of 64 bytes into the state. */
function mixed(state: readonly number[], block: DataView, at: number): number[] {
  const words: number[] = []
  const word = (number: number) => words[number] ?? 0
  for (let number = 0; number < BLOCK; number++) {
    if (number < 16) {
      words.push(block.getInt32(at + 4 * number))
      continue
    }
    const [early, late] = [word(number - 15), word(number - 2)]
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3)
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10)
    words.push((word(number - 16) + small + word(number - 7) + large) | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let number = 0; number < BLOCK; number++) {
    const chosen = (e & f) ^ (~e & g)
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (ROUNDS[number] ?? 0) + word(number)
    const most = (a & b) ^ (a & c) ^ (b & c)
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
  }
  return [a, b, c, d, e, f, g, h].map((value, number) => (value + (state[number] ?? 0)) | 0)
}

/** The digest of some bytes, in hex. */
export function sha256(message: Uint8Array): string {
  const blocks = padded(message)
  let state = BEGINNING
  for (let at = 0; at < blocks.byteLength; at += BLOCK) state = mixed(state, blocks, at)
  return state.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('')
}

export function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function bytes(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}
