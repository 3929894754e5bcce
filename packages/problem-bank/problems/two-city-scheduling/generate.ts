import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  Array.from({ length: 2 * Math.ceil(size / 2) }, () => random.integers(2, 1, 100)),
]
