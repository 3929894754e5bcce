function solve(board) {
  const safe = board.map((line) => line.map(() => false))
  const toVisit = []
  const markSafe = (row, column) => {
    if (board[row]?.[column] !== 'O' || safe[row][column]) return
    safe[row][column] = true
    toVisit.push([row, column])
  }

  for (const row of board.keys()) {
    markSafe(row, 0)
    markSafe(row, board[0].length - 1)
  }
  for (const column of board[0].keys()) {
    markSafe(0, column)
    markSafe(board.length - 1, column)
  }
  while (toVisit.length > 0) {
    const [row, column] = toVisit.pop()
    markSafe(row + 1, column)
    markSafe(row - 1, column)
    markSafe(row, column + 1)
    markSafe(row, column - 1)
  }

  for (const [row, line] of board.entries()) {
    for (const column of line.keys()) {
      if (!safe[row][column]) line[column] = 'X'
    }
  }
}
