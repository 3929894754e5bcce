import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.string(Math.min(20, size), '00122355')]
