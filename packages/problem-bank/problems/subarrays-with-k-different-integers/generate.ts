import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 1, Math.min(size, 5)),
  random.integer(1, Math.min(size, 4)),
]
