function kthSmallest(matrix, k) {
  const n = matrix.length
  const countUpTo = (value) => {
    let [count, row, column] = [0, n - 1, 0]
    while (row >= 0 && column < n) {
      if (matrix[row][column] <= value) {
        count += row + 1
        column++
      } else row--
    }
    return count
  }
  let low = matrix[0][0]
  let high = matrix[n - 1][n - 1]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (countUpTo(middle) < k) low = middle + 1
    else high = middle
  }
  return low
}
