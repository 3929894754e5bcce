import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [Array.from({ length: size }, () => random.integers(3, 1, 20))]
