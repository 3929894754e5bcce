import type { Generate } from '../../src/inputs.ts'
import { randomTree } from '../../src/tree-inputs.ts'

/** Two nodes, by their values, of a tree of different values, which has two at least. */
export const generate: Generate = (size, random) => {
  let next = 1
  const tree = randomTree(size, random).map((value) => (value === null ? null : next++))
  if (next < 3) tree.push(next++)
  const [p = 1, q = 2] = random.shuffled(tree.filter((value) => value !== null))
  return [tree, p, q]
}
