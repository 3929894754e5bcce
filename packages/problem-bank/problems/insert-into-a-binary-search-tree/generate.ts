import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

/** Odd values, and an even one to insert. */
export const generate: Generate = (size, random) => [
  searchTree(random.shuffled(Array.from({ length: size }, (_, value) => 2 * value + 1))),
  2 * random.integer(0, size),
]
