import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [random.string(size, 'aaabbcAB12')]
