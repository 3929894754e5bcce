import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.string(size, 'ABC'), random.integer(0, Math.ceil(size / 3))]
