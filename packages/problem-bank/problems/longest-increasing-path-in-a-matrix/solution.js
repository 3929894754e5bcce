function longestIncreasingPath(matrix) {
  // The most cells on a path that begins here; what is larger has been worked out before.
  const longest = matrix.map((row) => row.map(() => 0))
  const cells = matrix.flatMap((numbers, row) => numbers.map((number, column) => ({ number, row, column })))
  cells.sort((a, b) => b.number - a.number)
  for (const { number, row, column } of cells) {
    let best = 0
    for (const [down, right] of [
      [-1, 0],
      [1, 0],
      [0, -1],
      [0, 1],
    ]) {
      if (matrix[row + down]?.[column + right] > number) best = Math.max(best, longest[row + down][column + right])
    }
    longest[row][column] = best + 1
  }
  return Math.max(...longest.map((row) => Math.max(...row)))
}
