import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.string(size, 'aeioubcdxyz'), random.integer(1, size)]
