import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.integer(Math.min(size, 7), Math.min(size + 2, 9))]
