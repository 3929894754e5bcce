import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

/** Odd values; an even key is none of them. */
export const generate: Generate = (size, random) => [
  searchTree(random.shuffled(Array.from({ length: size }, (_, value) => 2 * value + 1))),
  random.integer(0, 4) === 0 ? 2 * random.integer(0, size) : 2 * random.integer(0, size - 1) + 1,
]
