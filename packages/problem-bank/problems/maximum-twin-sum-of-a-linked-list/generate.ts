import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(2 * Math.ceil(size / 2), 1, 1000)]
