import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(size, 'abc'),
  random.string(random.integer(1, Math.min(size, 3)), 'abc'),
]
