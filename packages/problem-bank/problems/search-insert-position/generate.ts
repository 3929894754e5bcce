import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const nums = [...new Set(random.integers(size, -2 * size, 2 * size))].sort((a, b) => a - b)
  return [nums, random.integer(-2 * size - 1, 2 * size + 1)]
}
