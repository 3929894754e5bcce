import type { Generate } from '../../src/inputs.ts'

/** A square of a little more than `size` cells. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size)) + 1
  return [Array.from({ length: side }, () => Array.from({ length: side }, () => random.string(1, 'XXO')))]
}
