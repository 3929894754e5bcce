function totalNQueens(n) {
  const columns = new Set()
  const falling = new Set()
  const rising = new Set()

  function waysFrom(row) {
    if (row === n) return 1
    let ways = 0
    for (let column = 0; column < n; column++) {
      if (columns.has(column) || falling.has(row - column) || rising.has(row + column)) continue
      columns.add(column)
      falling.add(row - column)
      rising.add(row + column)
      ways += waysFrom(row + 1)
      columns.delete(column)
      falling.delete(row - column)
      rising.delete(row + column)
    }
    return ways
  }

  return waysFrom(0)
}
