import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => [random.integer(1, 5), random.integer(1, 50)]),
  random.integer(1, 3 * size),
]
