import type { Generate } from '../../src/inputs.ts'

/** A grid of about `size` cells. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  return [Array.from({ length: side }, () => random.integers(Math.ceil(size / side), 0, 200))]
}
