function setZeroes(matrix) {
  const rows = new Set()
  const columns = new Set()
  for (const [r, row] of matrix.entries()) {
    for (const [c, value] of row.entries()) {
      if (value !== 0) continue
      rows.add(r)
      columns.add(c)
    }
  }
  for (const [r, row] of matrix.entries()) {
    for (const c of row.keys()) {
      if (rows.has(r) || columns.has(c)) row[c] = 0
    }
  }
}
