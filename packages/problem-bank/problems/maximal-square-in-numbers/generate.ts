import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => [...random.string(size, '0111')].map(Number)),
]
