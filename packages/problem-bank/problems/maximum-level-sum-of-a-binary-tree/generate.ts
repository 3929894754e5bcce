import type { Generate } from '../../src/inputs.ts'
import { randomTree } from '../../src/tree-inputs.ts'

/** Small values, so that levels have equal sums now and then. */
export const generate: Generate = (size, random) => [randomTree(size, random, -3, 3)]
