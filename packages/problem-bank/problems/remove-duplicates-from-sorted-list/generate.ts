import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, -size, Math.ceil(size / 2)).sort((a, b) => a - b),
]
