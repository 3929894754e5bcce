import type { Generate } from '../../src/inputs.ts'
import { randomTree } from '../../src/tree-inputs.ts'

export const generate: Generate = (size, random) => [randomTree(size, random)]
