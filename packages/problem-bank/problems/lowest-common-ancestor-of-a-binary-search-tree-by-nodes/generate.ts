import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

/** Two nodes of the tree, by their values; it has two at least. */
export const generate: Generate = (size, random) => {
  const values = random.shuffled(Array.from({ length: Math.max(2, size) }, (_, value) => 3 * value - size))
  return [searchTree(values), ...random.shuffled(values).slice(0, 2)]
}
