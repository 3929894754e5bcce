function solveNQueens(n) {
  const boards = []
  const placed = []
  const columns = new Set()
  const falling = new Set()
  const rising = new Set()

  const fill = (row) => {
    if (row === n) boards.push(placed.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(n - column - 1)}`))
    for (let column = 0; row < n && column < n; column++) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue
      placed.push(column)
      columns.add(column)
      falling.add(row - column)
      rising.add(row + column)
      fill(row + 1)
      placed.pop()
      columns.delete(column)
      falling.delete(row - column)
      rising.delete(row + column)
    }
  }

  fill(0)
  return boards
}
