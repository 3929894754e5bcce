function isValidSudoku(board) {
  const seen = new Set()
  for (const [row, line] of board.entries()) {
    for (const [column, digit] of line.entries()) {
      if (digit === '.') continue
      const box = 3 * Math.floor(row / 3) + Math.floor(column / 3)
      for (const entry of [`row ${row} ${digit}`, `column ${column} ${digit}`, `box ${box} ${digit}`]) {
        if (seen.has(entry)) return false
        seen.add(entry)
      }
    }
  }
  return true
}
