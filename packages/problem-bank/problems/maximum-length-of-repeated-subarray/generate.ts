import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 0, 2),
  random.integers(random.integer(1, size), 0, 2),
]
