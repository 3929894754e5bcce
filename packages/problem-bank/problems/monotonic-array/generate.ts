import type { Generate } from '../../src/inputs.ts'

/** Sorted in one of the two directions, but for two numbers that change places now and then. */
export const generate: Generate = (size, random) => {
  const nums = random.integers(size, -size, size).sort((a, b) => a - b)
  if (random.integer(0, 1) === 0) nums.reverse()
  const [one, other] = [random.integer(0, size - 1), random.integer(0, size - 1)]
  if (random.integer(0, 2) > 0) return [nums]
  return [nums.with(one, nums[other] ?? 0).with(other, nums[one] ?? 0)]
}
