function countBattleships(board) {
  let ships = 0
  for (const [r, row] of board.entries())
    for (const [c, cell] of row.entries()) {
      const goesOn = board[r - 1]?.[c] === 'X' || row[c - 1] === 'X'
      if (cell === 'X' && !goesOn) ships++
    }
  return ships
}
