import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(size, -size, size), random.integer(0, 4)]
