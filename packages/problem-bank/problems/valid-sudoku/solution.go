func isValidSudoku(board [][]byte) bool {
	var rows, columns, boxes [9][9]bool
	for row, line := range board {
		for column, cell := range line {
			if cell == '.' {
				continue
			}
			digit, box := cell-'1', row/3*3+column/3
			if rows[row][digit] || columns[column][digit] || boxes[box][digit] {
				return false
			}
			rows[row][digit], columns[column][digit], boxes[box][digit] = true, true, true
		}
	}
	return true
}
