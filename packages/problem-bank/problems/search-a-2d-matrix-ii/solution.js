function searchMatrix(matrix, target) {
  let row = 0
  let column = matrix[0].length - 1
  while (row < matrix.length && column >= 0) {
    const value = matrix[row][column]
    if (value === target) return true
    if (value < target) row++
    else column--
  }
  return false
}
