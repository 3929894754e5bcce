import type { Generate } from '../../src/inputs.ts'
import { searchTree } from '../../src/tree-inputs.ts'

export const generate: Generate = (size, random) => {
  const low = random.integer(1, size)
  return [searchTree(random.shuffled(Array.from({ length: size }, (_, at) => at + 1))), low, random.integer(low, size)]
}
