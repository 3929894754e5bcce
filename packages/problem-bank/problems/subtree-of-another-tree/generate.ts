import type { Generate } from '../../src/inputs.ts'
import { randomTree } from '../../src/tree-inputs.ts'

/** Values are few, so that small trees are often found in large ones. */
export const generate: Generate = (size, random) => [
  randomTree(size, random, 0, 1),
  randomTree(random.integer(1, 3), random, 0, 1),
]
