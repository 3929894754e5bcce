import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 0, Math.ceil(size / 3)).sort((a, b) => a - b),
]
