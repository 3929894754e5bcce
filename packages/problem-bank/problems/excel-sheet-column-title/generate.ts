import type { Generate } from '../../src/inputs.ts'

/** A number of any size, and now and then one whose title ends in Z. */
export const generate: Generate = (size, random) => {
  const number = random.integer(1, Math.min(2 ** 31 - 1, 30 ** Math.ceil(size / 2)))
  return [random.integer(0, 3) === 0 ? Math.max(26, number - (number % 26)) : number]
}
