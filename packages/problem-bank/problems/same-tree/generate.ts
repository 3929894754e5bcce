import type { Generate } from '../../src/inputs.ts'
import { randomTree } from '../../src/tree-inputs.ts'

/** Often the same tree twice, else two trees that may differ anywhere. */
export const generate: Generate = (size, random) => {
  const p = randomTree(size, random, 0, 1)
  if (random.integer(0, 1) === 0) return [p, p]
  return [p, randomTree(size, random, 0, 1)]
}
