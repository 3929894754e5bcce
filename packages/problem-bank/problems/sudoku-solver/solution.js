function solveSudoku(board) {
  const isFree = (row, column, digit) => {
    const [top, left] = [row - (row % 3), column - (column % 3)]
    for (let i = 0; i < 9; i++) {
      if (board[row][i] === digit || board[i][column] === digit) return false
      if (board[top + Math.floor(i / 3)][left + (i % 3)] === digit) return false
    }
    return true
  }
  const candidates = (row, column) => [...'123456789'].filter((digit) => isFree(row, column, digit))

  // The empty cell with the fewest candidates leads to the fewest wrong turns.
  const tightest = () => {
    let found = null
    for (let row = 0; row < 9; row++) {
      for (let column = 0; column < 9; column++) {
        if (board[row][column] !== '.') continue
        const digits = candidates(row, column)
        if (!found || digits.length < found.digits.length) found = { row, column, digits }
      }
    }
    return found
  }

  const isSolved = () => {
    const cell = tightest()
    if (!cell) return true
    for (const digit of cell.digits) {
      board[cell.row][cell.column] = digit
      if (isSolved()) return true
    }
    board[cell.row][cell.column] = '.'
    return false
  }

  isSolved()
}
