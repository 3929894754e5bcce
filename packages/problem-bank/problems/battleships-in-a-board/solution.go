func countBattleships(board [][]byte) int {
	ships := 0
	for r, row := range board {
		for c, cell := range row {
			goesOn := r > 0 && board[r-1][c] == 'X' || c > 0 && row[c-1] == 'X'
			if cell == 'X' && !goesOn {
				ships++
			}
		}
	}
	return ships
}
