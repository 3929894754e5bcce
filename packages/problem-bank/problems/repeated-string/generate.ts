import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(Math.min(100, size), 'abc'),
  random.integer(1, 20 * size),
]
