import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const nums = [random.integer(-9, 9)]
  let step = 1
  while (nums.length < size) {
    if (random.integer(0, 2) === 0) step = random.integer(-2, 2)
    nums.push((nums.at(-1) ?? 0) + step)
  }
  return [nums]
}
