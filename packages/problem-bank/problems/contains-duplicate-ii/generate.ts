import type { Generate } from '../../src/inputs.ts'

/** Repeats are rare enough that both answers occur. */
export const generate: Generate = (size, random) => [
  random.integers(size, -size, size),
  random.integer(0, Math.ceil(size / 2)),
]
