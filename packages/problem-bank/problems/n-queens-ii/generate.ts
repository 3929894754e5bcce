import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size) => [Math.min(7, Math.ceil(size / 2))]
