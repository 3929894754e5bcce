import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integer(1, 40 * size * size)]
