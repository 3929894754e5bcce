import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const nums = [...new Set(random.integers(size, -4 * size, 4 * size))].sort((a, b) => a - b)
  return [
    nums,
    random.integer(0, 1) === 0 ? (nums[random.integer(0, nums.length - 1)] ?? 0) : random.integer(-4 * size, 4 * size),
  ]
}
