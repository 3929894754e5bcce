import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

/** Multiples of three, and a sum that may be one as well. */
export const generate: Generate = (size, random) => [
  searchTree(random.shuffled(Array.from({ length: size }, (_, place) => 3 * place - size))),
  random.integer(-size, 3 * size),
]
