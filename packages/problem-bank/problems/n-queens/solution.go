import "strings"

func solveNQueens(n int) [][]string {
	var boards [][]string
	var board []string
	columns, falling, rising := map[int]bool{}, map[int]bool{}, map[int]bool{}
	var fill func(row int)
	fill = func(row int) {
		if row == n {
			boards = append(boards, append([]string{}, board...))
			return
		}
		for column := range n {
			if columns[column] || falling[row-column] || rising[row+column] {
				continue
			}
			board = append(board, strings.Repeat(".", column)+"Q"+strings.Repeat(".", n-column-1))
			columns[column], falling[row-column], rising[row+column] = true, true, true
			fill(row + 1)
			columns[column], falling[row-column], rising[row+column] = false, false, false
			board = board[:row]
		}
	}
	fill(0)
	return boards
}
