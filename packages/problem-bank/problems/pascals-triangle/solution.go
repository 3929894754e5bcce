func generate(numRows int) [][]int {
	rows := make([][]int, numRows)
	for row := range rows {
		rows[row] = make([]int, row+1)
		rows[row][0], rows[row][row] = 1, 1
		for place := 1; place < row; place++ {
			rows[row][place] = rows[row-1][place-1] + rows[row-1][place]
		}
	}
	return rows
}
