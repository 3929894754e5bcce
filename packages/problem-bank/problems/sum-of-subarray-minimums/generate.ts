import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 1, [6, 30, 30_000][random.integer(0, 2)] ?? 6),
]
