import type { Generate } from '../../src/inputs.ts'

/** Rising runs, each no higher than the one before, so that no three numbers fit; in half of the cases two then change places. */
export const generate: Generate = (size, random) => {
  const falling = random.integers(size, -size, size).sort((a, b) => b - a)
  const nums: number[] = []
  while (falling.length > 0) nums.push(...falling.splice(0, random.integer(1, size)).reverse())
  if (random.integer(0, 1) === 0) {
    const [one, other] = [random.integer(0, size - 1), random.integer(0, size - 1)]
    const [left = 0, right = 0] = [nums[one], nums[other]]
    nums[one] = right
    nums[other] = left
  }
  return [nums]
}
