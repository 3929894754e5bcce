import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

export const generate: Generate = (size, random) => {
  let value = 0
  const values = random.integers(size + 1, 2, 40).map((step) => {
    value += step
    return value
  })
  return [searchTree(random.shuffled(values))]
}
