import type { Generate } from '../../src/inputs.ts'

/** Distinct numbers, and some of them in another order. */
export const generate: Generate = (size, random) => {
  const nums2 = random.shuffled(Array.from({ length: size }, (_, place) => 2 * place))
  return [random.shuffled(nums2).slice(0, Math.ceil(size / 2)), nums2]
}
