import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(size, 'ABCdef.,'),
  random.integer(1, Math.ceil(size / 2) + 1),
]
