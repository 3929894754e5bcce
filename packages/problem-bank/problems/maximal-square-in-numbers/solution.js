function maximalSquare(matrix) {
  // One more place in front stands for the cells left of the matrix.
  let above = new Array(matrix[0].length + 1).fill(0)
  let largest = 0
  for (const row of matrix) {
    const sides = [0]
    for (const [column, cell] of row.entries()) {
      const side = cell === 1 ? 1 + Math.min(above[column], above[column + 1], sides[column]) : 0
      sides.push(side)
      largest = Math.max(largest, side)
    }
    above = sides
  }
  return largest ** 2
}
