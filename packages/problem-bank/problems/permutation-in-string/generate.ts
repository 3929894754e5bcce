import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(random.integer(1, Math.min(size, 4)), 'abc'),
  random.string(size, 'abc'),
]
