import type { Generate } from '../../src/inputs.ts'

/** Ends that have a longer common beginning in binary the larger the input is. */
export const generate: Generate = (size, random) => {
  const left = random.integer(0, Math.min(2 ** 30, 40 * size * size))
  return [left, left + random.integer(0, 2 * size)]
}
