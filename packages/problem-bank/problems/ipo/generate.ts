import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integer(1, size),
  random.integer(0, size),
  random.integers(size, 0, 20),
  random.integers(size, 0, 6 * size),
]
