import type { Generate } from '../../src/inputs.ts'

/** About `size` lists, some of them empty, of at most eight nodes each. */
export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => random.integers(random.integer(0, 8), -10_000, 10_000).sort((a, b) => a - b)),
]
