function spiralOrder(matrix) {
  let top = 0
  let bottom = matrix.length - 1
  let left = 0
  let right = matrix[0].length - 1
  const order = []
  while (top <= bottom && left <= right) {
    for (let column = left; column <= right; column++) order.push(matrix[top][column])
    for (let row = top + 1; row <= bottom; row++) order.push(matrix[row][right])
    if (top < bottom && left < right) {
      for (let column = right - 1; column >= left; column--) order.push(matrix[bottom][column])
      for (let row = bottom - 1; row > top; row--) order.push(matrix[row][left])
    }
    top++
    bottom--
    left++
    right--
  }
  return order
}
