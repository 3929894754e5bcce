import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 1, size + 5),
  random.integer(1, size),
  random.integer(1, 1 + Math.floor(size / 2)),
]
