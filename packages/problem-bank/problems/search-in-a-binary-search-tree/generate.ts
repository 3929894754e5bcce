import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

export const generate: Generate = (size, random) => [
  searchTree(random.shuffled(Array.from({ length: size }, (_, value) => 2 * value + 1))),
  random.integer(0, 2 * size),
]
