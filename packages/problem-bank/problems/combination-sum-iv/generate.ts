import type { Generate } from '../../src/inputs.ts'

/** Sums of large numbers have few ways, so the answer stays small however large the target. */
export const generate: Generate = (size, random) => {
  const least = 1 + Math.floor(size / 8)
  const nums = random.shuffled(Array.from({ length: 6 }, (_, more) => least + more)).slice(0, random.integer(1, 4))
  return [nums, random.integer(size, size + 8)]
}
