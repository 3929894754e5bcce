import "slices"

func longestIncreasingPath(matrix [][]int) int {
	rows, columns := len(matrix), len(matrix[0])
	var cells [][2]int
	// The most cells on a path that begins here; what is larger has been worked out before.
	longest := make([][]int, rows)
	for row := range matrix {
		longest[row] = make([]int, columns)
		for column := range columns {
			cells = append(cells, [2]int{row, column})
		}
	}
	slices.SortFunc(cells, func(a, b [2]int) int { return matrix[b[0]][b[1]] - matrix[a[0]][a[1]] })
	most := 0
	for _, cell := range cells {
		row, column := cell[0], cell[1]
		best := 0
		for _, near := range [][2]int{{row - 1, column}, {row + 1, column}, {row, column - 1}, {row, column + 1}} {
			beside, along := near[0], near[1]
			if beside >= 0 && beside < rows && along >= 0 && along < columns && matrix[beside][along] > matrix[row][column] {
				best = max(best, longest[beside][along])
			}
		}
		longest[row][column] = best + 1
		most = max(most, best+1)
	}
	return most
}
