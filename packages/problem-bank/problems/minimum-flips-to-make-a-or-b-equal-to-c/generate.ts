import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => random.integers(3, 1, Math.min(10 ** size, 10 ** 9))
