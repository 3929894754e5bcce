import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => [
  random.integers(size, 1, size + 5),
  random.integers(random.integer(1, size + 2), 1, size + 5),
  random.integer(1, 2) === 1 ? random.integer(1, (size + 5) ** 2) : random.integer(1, 6) * random.integer(1, 6),
]
