import type { Generate } from '../../src/inputs.ts'

/** Groups of one sum, cut into numbers; in half of the cases one number is changed. At most 16 numbers. */
export const generate: Generate = (size, random) => {
  const k = random.integer(1, Math.min(4, Math.ceil(size / 2)))
  const side = random.integer(4, 12)
  const each = Math.max(1, Math.floor(Math.min(size, 16) / k))
  const nums = Array.from({ length: k }, () => {
    const cuts = [0, ...random.shuffled(Array.from({ length: side - 1 }, (_, cut) => cut + 1)).slice(0, each - 1), side]
    return cuts.sort((a, b) => a - b).flatMap((cut, at) => (at === 0 ? [] : [cut - (cuts[at - 1] ?? 0)]))
  }).flat()
  if (random.integer(0, 1) === 0) nums[0] = random.integer(1, side)
  return [random.shuffled(nums), k]
}
