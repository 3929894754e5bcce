import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const nums = random.shuffled(Array.from({ length: size + 1 }, (_, place) => place + 1))
  nums[0] = nums[1] ?? 1
  return [random.shuffled(nums)]
}
