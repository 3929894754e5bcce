import type { Generate } from '../../src/inputs.ts'

/** Few different numbers, so that some are equal. */
export const generate: Generate = (size, random) => [random.integers(size, -size, size)]
