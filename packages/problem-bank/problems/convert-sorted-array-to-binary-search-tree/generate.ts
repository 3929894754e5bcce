import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const nums = [random.integer(-50, 50)]
  while (nums.length < size) nums.push((nums.at(-1) ?? 0) + random.integer(1, 5))
  return [nums]
}
