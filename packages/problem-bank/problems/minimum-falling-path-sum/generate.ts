import type { Generate } from '../../src/inputs.ts'

/** A square of a little more than `size` numbers. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  return [Array.from({ length: side }, () => random.integers(side, -9, 9))]
}
