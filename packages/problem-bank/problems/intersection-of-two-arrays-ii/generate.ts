import type { Generate } from '../../src/inputs.ts'

/** Few values, so that many are repeated. */
export const generate: Generate = (size, random) => {
  const highest = Math.ceil(size / 2)
  return [random.integers(size, 0, highest), random.integers(random.integer(1, size), 0, highest)]
}
