import type { Generate } from '../../src/inputs.ts'

/** A divisor so large that about half of the inputs have such a subarray. */
export const generate: Generate = (size, random) => [random.integers(size, 0, 1000), random.integer(1, size * size + 1)]
