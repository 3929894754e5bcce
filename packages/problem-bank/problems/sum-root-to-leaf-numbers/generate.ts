import type { Generate } from '../../src/inputs.ts'

/** Filled up level by level, so that it stays flat enough for the numbers to fit. */
export const generate: Generate = (size, random) => [random.integers(Math.min(1000, size), 0, 9)]
