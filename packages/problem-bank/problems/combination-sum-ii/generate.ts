import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(Math.min(20, size), 1, 9), random.integer(3, 12)]
