import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(size, 0, 5000)]
