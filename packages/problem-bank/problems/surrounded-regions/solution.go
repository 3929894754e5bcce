func solve(board [][]byte) {
	rows, columns := len(board), len(board[0])
	safe := map[[2]int]bool{}
	var toVisit [][2]int
	for row := range board {
		for column, cell := range board[row] {
			onEdge := row == 0 || row == rows-1 || column == 0 || column == columns-1
			if onEdge && cell == 'O' {
				safe[[2]int{row, column}] = true
				toVisit = append(toVisit, [2]int{row, column})
			}
		}
	}
	for len(toVisit) > 0 {
		r, c := toVisit[len(toVisit)-1][0], toVisit[len(toVisit)-1][1]
		toVisit = toVisit[:len(toVisit)-1]
		for _, near := range [][2]int{{r + 1, c}, {r - 1, c}, {r, c + 1}, {r, c - 1}} {
			inside := near[0] >= 0 && near[0] < rows && near[1] >= 0 && near[1] < columns
			if inside && !safe[near] && board[near[0]][near[1]] == 'O' {
				safe[near] = true
				toVisit = append(toVisit, near)
			}
		}
	}
	for row := range board {
		for column := range board[row] {
			if !safe[[2]int{row, column}] {
				board[row][column] = 'X'
			}
		}
	}
}
