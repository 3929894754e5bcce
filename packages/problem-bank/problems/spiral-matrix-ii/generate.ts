import type { Generate } from '../../src/inputs.ts'

/** About `size` cells. */
export const generate: Generate = (size, random) => [Math.ceil(Math.sqrt(size)) + random.integer(0, 1)]
