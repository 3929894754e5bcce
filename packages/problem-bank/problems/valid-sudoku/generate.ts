import type { Generate } from '../../src/inputs.ts'

/** A solved board with most cells cleared, fewer as `size` grows, and now and then one digit too many. */
export const generate: Generate = (size, random) => {
  const digits = random.shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const board = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => {
      const shown = random.integer(0, 80) < Math.min(81, 10 + size)
      return shown ? String(digits[(3 * (row % 3) + Math.floor(row / 3) + column) % 9]) : '.'
    }),
  )
  const line = board[random.integer(0, 8)]
  if (line && random.integer(0, 1) === 0) line[random.integer(0, 8)] = String(random.integer(1, 9))
  return [board]
}
