function isToeplitzMatrix(matrix) {
  return matrix.every((row, i) => row.every((number, j) => i === 0 || j === 0 || number === matrix[i - 1][j - 1]))
}
