import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(Math.min(6, size), 1, 3)]
