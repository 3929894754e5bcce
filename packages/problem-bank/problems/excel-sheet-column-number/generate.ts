import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.string(Math.min(6, Math.ceil(size / 4)), 'ABCXYZ')]
