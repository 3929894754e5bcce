import type { Generate } from '../../src/inputs.ts'

/** Two numbers of up to `size` bits, at most 31. */
export const generate: Generate = (size, random) => {
  const largest = 2 ** Math.min(31, size) - 1
  return [random.integer(0, largest), random.integer(0, largest)]
}
