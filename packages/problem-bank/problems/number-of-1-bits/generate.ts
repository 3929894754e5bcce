import type { Generate } from '../../src/inputs.ts'

/** A number of up to `size` bits, at most 31. */
export const generate: Generate = (size, random) => [random.integer(1, 2 ** Math.min(31, size) - 1)]
