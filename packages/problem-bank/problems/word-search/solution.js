function exist(board, word) {
  function reads(row, column, place) {
    if (place === word.length) return true
    if (board[row]?.[column] !== word[place]) return false
    board[row][column] = ''
    const found =
      reads(row + 1, column, place + 1) ||
      reads(row - 1, column, place + 1) ||
      reads(row, column + 1, place + 1) ||
      reads(row, column - 1, place + 1)
    board[row][column] = word[place]
    return found
  }

  return board.some((line, row) => line.some((_, column) => reads(row, column, 0)))
}
