import type { Generate } from '../../src/inputs.ts'

/** Columns of land of any height that stand on one row of land, so that all is one island without lakes. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size)) + 1
  const heights = random.integers(side, 1, side)
  return [Array.from({ length: side }, (_, row) => heights.map((height) => (row >= side - height ? 1 : 0)))]
}
