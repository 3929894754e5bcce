import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 1, 2 * size),
  random.integers(random.integer(0, size), 1, 2 * size),
]
