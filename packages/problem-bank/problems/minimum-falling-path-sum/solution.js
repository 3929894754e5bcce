function minFallingPathSum(matrix) {
  let least = matrix[0]
  for (const row of matrix.slice(1)) {
    least = row.map((number, column) => number + Math.min(...least.slice(Math.max(0, column - 1), column + 2)))
  }
  return Math.min(...least)
}
