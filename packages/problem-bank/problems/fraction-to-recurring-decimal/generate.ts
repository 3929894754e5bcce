import type { Generate } from '../../src/inputs.ts'

/** A denominator of up to twice `size`, of either sign. */
export const generate: Generate = (size, random) => {
  const denominator = random.integer(1, 2 * size)
  return [random.integer(-5 * size, 5 * size), random.integer(0, 3) === 0 ? -denominator : denominator]
}
