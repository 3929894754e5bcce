import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  Array.from({ length: size }, (_, row) => random.integers(row + 1, -20, 20)),
]
