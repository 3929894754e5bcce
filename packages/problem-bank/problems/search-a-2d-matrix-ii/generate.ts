import type { Generate } from '../../src/inputs.ts'

/** Sums of a growing list for the rows and one for the columns; the target is near one of them. */
export const generate: Generate = (size, random) => {
  const side = Math.ceil(Math.sqrt(size))
  const rising = (length: number) => random.integers(length, 0, 3 * side).sort((a, b) => a - b)
  const columns = rising(random.integer(side, side + 1))
  const matrix = rising(side).map((row) => columns.map((column) => row + column))
  const row = matrix[random.integer(0, side - 1)] ?? []
  return [matrix, (row[random.integer(0, row.length - 1)] ?? 0) + random.integer(0, 1)]
}
