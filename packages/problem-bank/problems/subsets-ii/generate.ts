import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(Math.min(10, size), 1, 4)]
