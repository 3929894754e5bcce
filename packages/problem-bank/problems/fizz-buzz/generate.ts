import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [size + random.integer(0, 20)]
