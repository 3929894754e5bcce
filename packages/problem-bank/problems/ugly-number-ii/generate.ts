import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [Math.min(1690, size + random.integer(0, 20))]
