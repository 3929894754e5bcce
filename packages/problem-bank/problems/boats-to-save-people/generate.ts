import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const many = size > 12 ? size : Math.min(size, 8)
  return [random.integers(many, 1, 10), random.integer(10, 14)]
}
