import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(size, 0, 99), random.integer(1, Math.min(size, 5))]
