import type { Generate } from '../../src/inputs.ts'
import { randomTree } from '../../src/tree-inputs.ts'

/** Two trees of few values; every second time the second is the first one under another root, with the same leaves. */
export const generate: Generate = (size, random) => {
  const [top = 0, ...rest] = randomTree(size, random, 0, 1)
  const above = random.integer(0, 1)
  const other = [
    [above, top, null, ...rest],
    [above, null, top, ...rest],
    randomTree(size, random, 0, 1),
    randomTree(Math.ceil(size / 3), random, 0, 1),
  ]
  return [[top, ...rest], other[random.integer(0, 3)] ?? []]
}
