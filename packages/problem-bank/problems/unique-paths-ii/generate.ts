import type { Generate } from '../../src/inputs.ts'

/** Few columns and rare obstacles, so that the number of paths stays small enough for every language. */
export const generate: Generate = (size, random) => {
  const columns = Math.min(4, size)
  return [Array.from({ length: size }, () => random.integers(columns, 0, 5).map((number) => (number === 0 ? 1 : 0)))]
}
