import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integer(1, 6 * size), random.integers(size, 1, 10)]
