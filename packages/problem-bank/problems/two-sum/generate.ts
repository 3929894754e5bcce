import type { Generate } from '../../src/inputs.ts'

/**
 * All numbers but one are even: only the odd one and its partner reach the odd target. It stands among the last four, so
 * that nearly all numbers have to be looked at.
 */
export const generate: Generate = (size, random) => {
  const evens = [...new Set(random.integers(size + 1, -10 * size, 10 * size))].map((number) => 2 * number)
  const odd = 2 * random.integer(-10 * size, 10 * size) + 1
  const nums = random.shuffled(evens)
  nums.splice(Math.max(0, nums.length - random.integer(0, 3)), 0, odd)
  return [nums, odd + (evens[0] ?? 0)]
}
