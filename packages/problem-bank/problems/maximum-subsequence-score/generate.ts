import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 0, 2 * size + 5),
  random.integers(size, 0, 20),
  random.integer(1, size),
]
