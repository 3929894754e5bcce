import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 0, random.integer(0, 1) === 0 ? 15 : 10 ** 9),
]
