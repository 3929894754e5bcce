import type { Generate } from '../../src/inputs.ts'

/** A rectangle of about `size` cells. */
export const generate: Generate = (size, random) => {
  const rows = random.integer(1, Math.ceil(Math.sqrt(2 * size)))
  return [Array.from({ length: rows }, () => random.integers(Math.ceil(size / rows), -100, 100))]
}
