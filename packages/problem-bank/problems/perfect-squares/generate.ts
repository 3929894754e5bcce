import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integer(Math.max(1, 9 * (size - 1)), 9 * size)]
