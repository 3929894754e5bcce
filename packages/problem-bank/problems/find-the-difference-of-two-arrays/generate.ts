import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, -size, size),
  random.integers(random.integer(1, size), -size, size),
]
