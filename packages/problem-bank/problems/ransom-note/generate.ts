import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(Math.ceil(size / 2), 'abcd'),
  random.string(size + 2, 'abcd'),
]
