import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 0, 1000),
  random.integer(1, Math.min(50, size)),
]
