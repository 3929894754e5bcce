import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size > 12 ? Math.min(size, 300) : Math.min(size, 7), 0, 9),
]
