import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integer(5 * size - 5, 5 * size)]
