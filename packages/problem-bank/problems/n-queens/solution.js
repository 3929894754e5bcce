function solveNQueens(n) {
  const boards = []
  const columns = []
  const isAttacked = (row, column) =>
    columns.some((other, otherRow) => other === column || Math.abs(other - column) === row - otherRow)

  const place = (row) => {
    if (row === n) boards.push(columns.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(n - column - 1)}`))
    for (let column = 0; row < n && column < n; column++) {
      if (isAttacked(row, column)) continue
      columns.push(column)
      place(row + 1)
      columns.pop()
    }
  }

  place(0)
  return boards
}
