func gameOfLife(board [][]int) {
	rows, columns := len(board), len(board[0])
	for row := range board {
		for column := range board[row] {
			live := -(board[row][column] & 1)
			for r := max(0, row-1); r < min(rows, row+2); r++ {
				for c := max(0, column-1); c < min(columns, column+2); c++ {
					live += board[r][c] & 1
				}
			}
			// The next state waits in the second bit.
			if live == 3 || live == 2 && board[row][column]&1 == 1 {
				board[row][column] |= 2
			}
		}
	}
	for _, cells := range board {
		for column := range cells {
			cells[column] >>= 1
		}
	}
}
