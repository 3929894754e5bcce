import type { Generate } from '../../src/inputs.ts'
import { randomTree, searchTree } from '../../src/tree-inputs.ts'

/** Search trees, search trees with one value changed, and trees of any values. */
export const generate: Generate = (size, random) => {
  const kind = random.integer(0, 2)
  if (kind === 0) return [randomTree(size, random)]
  const tree = searchTree(random.shuffled(Array.from({ length: size }, (_, value) => 2 * value)))
  const changed = random.integer(0, tree.length - 1)
  if (kind === 1 && tree[changed] !== null) tree[changed] = random.integer(0, 2 * size)
  return [tree]
}
