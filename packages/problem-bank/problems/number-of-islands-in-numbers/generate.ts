import type { Generate } from '../../src/inputs.ts'

/** A grid of about `size` cells, a little over half of them land. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  return [Array.from({ length: side }, () => [...random.string(side, '0011101')].map(Number))]
}
