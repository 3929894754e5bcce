import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 0, random.integer(1, 5)).map((number) => (number > 0 ? 1 : 0)),
]
