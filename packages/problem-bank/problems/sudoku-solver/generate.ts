import type { Generate } from '../../src/inputs.ts'

/**
 * A solved board of which the more cells are cleared the larger `size` is. A cell is cleared only where its row, column and
 * box leave it no other digit, so that the solution stays the only one.
 */
export const generate: Generate = (size, random) => {
  const digits = random.shuffled([...'123456789'])
  const board = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: 9 }, (_, column) => digits[(3 * (row % 3) + Math.floor(row / 3) + column) % 9] ?? ''),
  )
  const cells = random.shuffled(Array.from({ length: 81 }, (_, cell) => cell))
  for (const cell of cells.slice(0, 3 * size)) {
    const [row, column] = [Math.floor(cell / 9), cell % 9]
    const line = board[row]
    if (line && seenFrom(board, row, column).size === 8) line[column] = '.'
  }
  return [board]
}

/** The digits of the other cells in the row, the column and the box of a cell. */
function seenFrom(board: string[][], row: number, column: number): Set<string> {
  const box = (place: number) => Math.floor(place / 3)
  const seen = board.flatMap((line, at) =>
    line.filter((_, other) => {
      if (at === row && other === column) return false
      return at === row || other === column || (box(at) === box(row) && box(other) === box(column))
    }),
  )
  return new Set(seen.filter((digit) => digit !== '.'))
}
