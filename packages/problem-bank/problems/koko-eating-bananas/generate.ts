import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(size, 1, 50), size + random.integer(0, 3 * size)]
