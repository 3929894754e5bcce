function rotate(matrix) {
  matrix.reverse()
  for (let row = 0; row < matrix.length; row++) {
    for (let column = 0; column < row; column++) {
      ;[matrix[row][column], matrix[column][row]] = [matrix[column][row], matrix[row][column]]
    }
  }
}
