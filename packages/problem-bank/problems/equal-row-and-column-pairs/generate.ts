import type { Generate } from '../../src/inputs.ts'

/** Few values, and every second grid a mirror image of itself, as equal lines would be rare otherwise. */
export const generate: Generate = (size, random) => {
  const n = Math.ceil(Math.sqrt(size))
  const grid = Array.from({ length: n }, () => random.integers(n, 1, 2))
  const isMirrored = random.integer(0, 1) === 1
  return [grid.map((row, r) => row.map((value, c) => (isMirrored && c < r ? (grid[c]?.[r] ?? value) : value)))]
}
