import type { Generate } from '../../src/inputs.ts'

/** A number of up to `size` bits, at most 32. */
export const generate: Generate = (size, random) => [random.integer(0, 2 ** Math.min(32, size) - 1)]
