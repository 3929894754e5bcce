import type { Generate } from '../../src/inputs.ts'

/** A square of about `size` pixels in two colors. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  const image = Array.from({ length: side }, () => random.integers(side, 0, 1))
  return [image, random.integer(0, side - 1), random.integer(0, side - 1), random.integer(0, 2)]
}
