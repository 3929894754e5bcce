import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integer(0, Math.min(2 ** 31 - 1, size * size))]
