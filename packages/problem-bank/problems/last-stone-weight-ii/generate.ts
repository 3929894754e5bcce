import type { Generate } from '../../src/inputs.ts'

/** Seven stones at most: the reference smashes them in every order. */
export const generate: Generate = (size, random) => [random.integers(Math.min(size, 7), 1, 30)]
