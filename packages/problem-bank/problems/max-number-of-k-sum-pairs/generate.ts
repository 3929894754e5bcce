import type { Generate } from '../../src/inputs.ts'

/** Few values, so that many numbers have a partner and some are their own. */
export const generate: Generate = (size, random) => [random.integers(size, 1, 8 + (size >> 3)), random.integer(2, 14)]
