import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 0, Math.min(2 * size, 1000)),
  random.integers(size, 0, Math.min(2 * size, 1000)),
]
