import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  Array.from({ length: size }, () => random.string(random.integer(1, 6), "abcdeXY'")).join(' '),
]
