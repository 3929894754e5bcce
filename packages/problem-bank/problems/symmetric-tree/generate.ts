import type { Generate } from '../../src/inputs.ts'
import { randomTree } from '../../src/tree-inputs.ts'

/** A tree that mirrors itself, now and then with one value changed. */
export const generate: Generate = (size, random) => {
  const levels: (number | null)[] = [0]
  const half = randomTree(size, random, 0, 9)
  for (let width = 1; half.length > 0; ) {
    const row = half.splice(0, width)
    while (row.length < width) row.push(null)
    levels.push(...row, ...row.toReversed())
    width = 2 * row.filter((value) => value !== null).length
  }
  const changed = random.integer(0, levels.length - 1)
  if (random.integer(0, 2) === 0 && levels[changed] !== null) levels[changed] = random.integer(0, 9)
  while (levels.at(-1) === null) levels.pop()
  return [levels]
}
