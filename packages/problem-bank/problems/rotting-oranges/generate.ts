import type { Generate } from '../../src/inputs.ts'

/** A square of about `size` cells, mostly fresh. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  const cell = () => Number(random.string(1, '01111112'))
  return [Array.from({ length: side }, () => Array.from({ length: side }, cell))]
}
