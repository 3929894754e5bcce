function generateMatrix(n) {
  const matrix = Array.from({ length: n }, () => new Array(n).fill(0))
  let [top, bottom, left, right] = [0, n - 1, 0, n - 1]
  let number = 1
  while (number <= n * n) {
    for (let column = left; column <= right; column++) matrix[top][column] = number++
    top++
    for (let row = top; row <= bottom; row++) matrix[row][right] = number++
    right--
    for (let column = right; column >= left; column--) matrix[bottom][column] = number++
    bottom--
    for (let row = bottom; row >= top; row--) matrix[row][left] = number++
    left++
  }
  return matrix
}
