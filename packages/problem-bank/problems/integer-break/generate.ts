import type { Generate } from '../../src/inputs.ts'

/** Up to 58: the product for larger numbers needs more than 32 bits. */
export const generate: Generate = (size, random) => [Math.min(58, 2 + random.integer(0, size))]
