import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integer(10 ** Math.min(8, size - 1), 10 ** Math.min(9, size)),
]
