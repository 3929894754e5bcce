import type { Generate } from '../../src/inputs.ts'

export const generate: Generate = (size, random) => {
  const [rows, columns] = [random.integer(1, 3 + Math.floor(size / 3)), 2 + Math.floor(size / 3)]
  // Few of the inner cells are walls, and most of those at the border.
  const maze = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const isBorder = row === 0 || row === rows - 1 || column === 0 || column === columns - 1
      return random.integer(0, 9) < (isBorder ? 7 : 3) ? '+' : '.'
    }),
  )
  const [row, column] = [random.integer(0, rows - 1), random.integer(0, columns - 1)]
  return [maze.map((line, at) => (at === row ? line.with(column, '.') : line)), [row, column]]
}
