import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  3 * size,
  random.shuffled([1, 2, 3, 5, 7, 11]).slice(0, random.integer(1, 4)),
]
