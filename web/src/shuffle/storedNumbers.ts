// The numbers that this browser adds to shuffles: fixed ones, shown ones, and the code at that time.

import type { Added } from '../api/types'
import { bytes, hex, sha256 } from './sha256'

/** The stored data of one table. */
export interface Kept {
  seal: string
  /** The secret start of the hash chain. */
  root: string
  /** The last number of the chain that was shown, and the code of all digests then. */
  shown: string | null
  code: string | null
  /** The number of earlier shuffles of this table in which a number was shown. */
  earlier: number
}

// If a player does not show a number, all others show another one; at most once per other player.
const LENGTH = 8
const CODE_SIGNS = 32
const MOST_TABLES = 100
const STORED = 'higaki.numbers'

/** Storage may be forbidden; then a number lasts as long as the page. */
let unstored: Record<string, Kept> = {}

function all(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '{}') as Record<string, Kept>
  } catch {
    return unstored
  }
}

export function recall(table: string): Kept | null {
  return all()[table] ?? null
}

function keep(table: string, kept: Kept): void {
  const { [table]: _before, ...others } = all()
  unstored = Object.fromEntries([...Object.entries(others), [table, kept] as const].slice(-MOST_TABLES))
  try {
    localStorage.setItem(STORED, JSON.stringify(unstored))
  } catch {
    // see `unstored`
  }
}

/** The numbers to be shown, the last one first, and at the end the digest that fixes the first one. */
export function chainOf(root: string): string[] {
  const chain = [root]
  for (let number = 0; number < LENGTH; number++) chain.push(sha256(bytes(chain.at(-1) ?? '')))
  return chain
}

/** A code of all digests, which `higaki verify` also computes. */
export function codeOf(seal: string, numbers: readonly Added[]): string {
  const lines = [seal, ...numbers.map(({ seats, digest }) => `${seats.join(',')} ${digest}`)]
  return sha256(new TextEncoder().encode(lines.map((line) => `${line}\n`).join(''))).slice(0, CODE_SIGNS)
}

/** The digest that fixes this browser's number in the shuffle with a seal; a new one the first time. */
export function digestFor(table: string, seal: string): string {
  const before = recall(table)
  if (before?.seal === seal) return chainOf(before.root).at(-1) ?? ''
  const root = hex(crypto.getRandomValues(new Uint8Array(32)))
  const earlier = before ? before.earlier + (before.shown ? 1 : 0) : 0
  keep(table, { seal, root, shown: null, code: null, earlier })
  return chainOf(root).at(-1) ?? ''
}

/** The number of one of our digests, from now on stored as shown; null for another digest. */
export function numberFor(table: string, seal: string, digest: string, numbers: readonly Added[]): string | null {
  const kept = recall(table)
  if (kept?.seal !== seal) return null
  const number = chainOf(kept.root).find((one) => sha256(bytes(one)) === digest)
  if (!number) return null
  keep(table, { ...kept, shown: number, code: codeOf(seal, numbers) })
  return number
}
