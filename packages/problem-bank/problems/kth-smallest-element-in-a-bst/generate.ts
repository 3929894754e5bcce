import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

export const generate: Generate = (size, random) => [
  searchTree(random.shuffled(Array.from({ length: size }, (_, value) => 3 * value))),
  random.integer(1, size),
]
