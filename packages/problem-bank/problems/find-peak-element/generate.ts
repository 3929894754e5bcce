import type { Generate } from '../../src/inputs.ts'

/** No two neighbours are equal. */
export const generate: Generate = (size, random) => {
  const nums = [random.integer(-9, 9)]
  while (nums.length < size)
    nums.push((nums.at(-1) ?? 0) + random.integer(1, 5) * (random.integer(0, 1) === 0 ? 1 : -1))
  return [nums]
}
