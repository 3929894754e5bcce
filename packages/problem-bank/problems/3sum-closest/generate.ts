import type { Generate } from '../../src/inputs.ts'

/** All sums are multiples of 3 and the target is not, nor half-way between two of them. */
export const generate: Generate = (size, random) => {
  const nums = random.integers(size + 2, -size, size).map((number) => 3 * number)
  return [nums, 3 * random.integer(-3 * size, 3 * size) + 1]
}
