import type { Generate } from '../../src/inputs.ts'

/** Small numbers, so that some sums are zero. */
export const generate: Generate = (size, random) => Array.from({ length: 4 }, () => random.integers(size, -size, size))
