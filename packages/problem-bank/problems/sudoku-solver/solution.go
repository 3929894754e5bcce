func solveSudoku(board [][]byte) {
	var rows, columns, boxes [9][9]bool
	mark := func(row, column int, digit byte, isUsed bool) {
		rows[row][digit] = isUsed
		columns[column][digit] = isUsed
		boxes[row/3*3+column/3][digit] = isUsed
	}
	for row := range board {
		for column, cell := range board[row] {
			if cell != '.' {
				mark(row, column, cell-'1', true)
			}
		}
	}
	var isSolved func(cell int) bool
	isSolved = func(cell int) bool {
		if cell == 81 {
			return true
		}
		row, column := cell/9, cell%9
		if board[row][column] != '.' {
			return isSolved(cell + 1)
		}
		for digit := byte(0); digit < 9; digit++ {
			if rows[row][digit] || columns[column][digit] || boxes[row/3*3+column/3][digit] {
				continue
			}
			board[row][column] = '1' + digit
			mark(row, column, digit, true)
			if isSolved(cell + 1) {
				return true
			}
			mark(row, column, digit, false)
		}
		board[row][column] = '.'
		return false
	}
	isSolved(0)
}
