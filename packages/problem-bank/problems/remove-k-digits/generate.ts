import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(1, '123456789') + random.string(size - 1, '0123456789'),
  random.integer(1, size),
]
