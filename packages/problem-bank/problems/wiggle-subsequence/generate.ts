import type { Generate } from '../../src/inputs.ts'

/** Few different numbers, so that runs and equal neighbours occur. */
export const generate: Generate = (size, random) => [random.integers(size, 0, 2 + Math.ceil(size / 3))]
