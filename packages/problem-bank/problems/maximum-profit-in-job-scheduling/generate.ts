import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const starts = random.integers(size, 1, size + 6)
  const ends = starts.map((start) => start + random.integer(1, 5))
  return [starts, ends, random.integers(size, 1, 20)]
}
