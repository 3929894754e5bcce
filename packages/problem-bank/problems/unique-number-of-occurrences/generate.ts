import type { Generate } from '../../src/inputs.ts'

/** Few values for the length, so that their counts are all different now and then. */
export const generate: Generate = (size, random) => [random.integers(size, 0, Math.floor(Math.log2(size + 1)))]
