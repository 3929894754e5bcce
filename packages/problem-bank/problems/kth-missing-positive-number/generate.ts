import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const arr = [...new Set(random.integers(size, 1, 2 * size))].sort((a, b) => a - b)
  return [arr, random.integer(1, 2 * size)]
}
