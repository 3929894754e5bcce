import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integers(size, -9, 9), random.integer(-6, 6)]
