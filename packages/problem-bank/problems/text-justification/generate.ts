import type { Generate } from '../../src/inputs.ts'

/** Words of up to eight letters, and lines for a few of them. */
export const generate: Generate = (size, random) => [
  random.integers(size, 1, 8).map((length) => random.string(length, 'abcdeilnorst')),
  random.integer(8, 24),
]
