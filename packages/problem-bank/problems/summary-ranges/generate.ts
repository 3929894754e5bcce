import type { Generate } from '../../src/inputs.ts'

/** Steps of one more often than larger ones. */
export const generate: Generate = (size, random) => {
  const nums = [random.integer(-size, size)]
  while (nums.length < size) nums.push((nums.at(-1) ?? 0) + Math.max(1, random.integer(-2, 4)))
  return [nums]
}
