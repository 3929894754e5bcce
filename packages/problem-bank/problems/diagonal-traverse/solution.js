function findDiagonalOrder(mat) {
  const [rows, columns] = [mat.length, mat[0].length]
  const order = []
  for (let sum = 0; sum < rows + columns - 1; sum++) {
    const [top, bottom] = [Math.max(0, sum - columns + 1), Math.min(sum, rows - 1)]
    for (let step = 0; step <= bottom - top; step++) {
      const row = sum % 2 === 0 ? bottom - step : top + step
      order.push(mat[row][sum - row])
    }
  }
  return order
}
