import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.string(2 * size, 'ab'),
  random.string(random.integer(1, Math.ceil(size / 2)), 'ab'),
]
