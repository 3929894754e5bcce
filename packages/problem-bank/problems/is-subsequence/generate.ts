import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(random.integer(0, Math.ceil(size / 3)), 'abc'),
  random.string(size, 'abc'),
]
