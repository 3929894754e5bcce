import { join } from 'node:path'
import type { BankEntry, Json } from './bank.ts'

/** Repeatable chance: the same seed gives the same inputs on every machine. */
export type Random = {
  /** From `low` to `high`, both included. */
  integer(low: number, high: number): number
  integers(length: number, low: number, high: number): number[]
  /** A string of `length` letters taken from `alphabet`. */
  string(length: number, alphabet: string): string
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** What a problem's `generate.ts` exports: the arguments of one valid call, whose work grows with `size` (at least 1). */
export type Generate = (size: number, random: Random) => Json[]

/** Makes valid inputs of any size for a bank problem, in the order of its signature. */
export async function openInputs(entry: Pick<BankEntry, 'slug'>): Promise<(size: number, seed: number) => Json[]> {
  const file = join(import.meta.dirname, '../problems', entry.slug, 'generate.ts')
  const { generate }: { generate: Generate } = await import(file)
  return (size, seed) => generate(size, randomFrom(seed))
}

/** The mulberry32 generator: 32 bits of state, ample for test inputs. */
function randomFrom(seed: number): Random {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    integer,
    integers: (length, low, high) => Array.from({ length }, () => integer(low, high)),
    string: (length, alphabet) => Array.from({ length }, () => alphabet[integer(0, alphabet.length - 1)]).join(''),
    shuffled: (items) => {
      const left = [...items]
      return items.flatMap(() => left.splice(integer(0, left.length - 1), 1))
    },
  }
}
