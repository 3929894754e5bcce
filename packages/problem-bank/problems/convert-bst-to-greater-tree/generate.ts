import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

export const generate: Generate = (size, random) => {
  let value = -random.integer(0, size)
  const values = random.integers(size, 1, 9).map((step) => {
    value += step
    return value
  })
  return [searchTree(random.shuffled(values))]
}
