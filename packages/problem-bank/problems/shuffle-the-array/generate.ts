import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(2 * size, 1, 1000), size]
