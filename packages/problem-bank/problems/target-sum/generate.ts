import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(Math.min(20, size), 0, 4), random.integer(-5, 5)]
