import type { Generate } from '../../src/inputs.ts'

/** Ends in a run of nines, so that the carry travels. */
export const generate: Generate = (size, random) => {
  const nines = random.integer(0, size)
  const others = random.integers(size - nines, 1, 9)
  return [[...others, ...new Array(nines).fill(9)]]
}
