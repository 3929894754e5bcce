import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(size, -50, 50), random.integer(1, size)]
