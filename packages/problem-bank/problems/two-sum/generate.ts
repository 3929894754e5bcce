import type { Generate } from '../../src/inputs.ts'

/** All numbers but one are even, and so is the odd one's partner's: only these two reach the odd target. */
export const generate: Generate = (size, random) => {
  const evens = [...new Set(random.integers(size + 1, -10 * size, 10 * size))].map((number) => 2 * number)
  const odd = 2 * random.integer(-10 * size, 10 * size) + 1
  const nums = random.shuffled([...evens, odd])
  return [nums, odd + (evens[0] ?? 0)]
}
