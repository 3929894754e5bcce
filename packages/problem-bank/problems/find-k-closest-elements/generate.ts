import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, -size, size).sort((a, b) => a - b),
  random.integer(1, size),
  random.integer(-size - 2, size + 2),
]
