import type { Generate } from '../../src/inputs.ts'

/** Values close together, so that most have a neighbour. */
export const generate: Generate = (size, random) => [random.integers(size, 1, Math.min(10_000, 2 + size))]
