function gameOfLife(board) {
  for (let row = 0; row < board.length; row++) {
    for (let column = 0; column < board[row].length; column++) {
      let live = -(board[row][column] & 1)
      for (let r = row - 1; r <= row + 1; r++) {
        for (let c = column - 1; c <= column + 1; c++) live += (board[r]?.[c] ?? 0) & 1
      }
      if (live === 3 || (live === 2 && board[row][column] & 1)) board[row][column] |= 2
    }
  }
  for (const cells of board) {
    for (let column = 0; column < cells.length; column++) cells[column] >>= 1
  }
}
