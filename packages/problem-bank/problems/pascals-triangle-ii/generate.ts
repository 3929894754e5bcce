import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size) => [Math.min(33, size - 1)]
