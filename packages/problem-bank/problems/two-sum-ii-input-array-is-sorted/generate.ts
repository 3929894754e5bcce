import type { Generate } from '../../src/inputs.ts'

/** Only the one odd number and its partner reach the odd target. */
export const generate: Generate = (size, random) => {
  const evens = [...new Set(random.integers(size + 1, -5 * size, 5 * size))].map((number) => 2 * number)
  const odd = 2 * random.integer(-5 * size, 5 * size) + 1
  return [[...evens, odd].sort((a, b) => a - b), odd + (evens[0] ?? 0)]
}
