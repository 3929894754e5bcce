import type { Generate } from '../../src/inputs.ts'

/** Few different numbers, so that many are equal. */
export const generate: Generate = (size, random) => {
  const sorted = random.integers(size, 0, Math.ceil(size / 2)).sort((a, b) => a - b)
  const pivot = random.integer(0, size - 1)
  return [[...sorted.slice(pivot), ...sorted.slice(0, pivot)], random.integer(-1, Math.ceil(size / 2) + 1)]
}
