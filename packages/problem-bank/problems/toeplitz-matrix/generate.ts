import type { Generate } from '../../src/inputs.ts'

/** A matrix of about `size` numbers with equal diagonals, of which one number is changed now and then. */
export const generate: Generate = (size, random) => {
  const columns = Math.ceil(Math.sqrt(size))
  const rows = Math.ceil(size / columns)
  const numbers = random.integers(rows + columns, 10, 12)
  const matrix = Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (_, j) => numbers[rows - 1 - i + j] ?? 10),
  )
  const changed = matrix[random.integer(0, rows - 1)]
  if (changed && random.integer(0, 1) === 0) changed[random.integer(0, columns - 1)] = 13
  return [matrix]
}
