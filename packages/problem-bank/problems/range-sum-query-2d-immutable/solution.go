type NumMatrix struct {
	// The sum of the first i rows and j columns stands at [i][j].
	sums [][]int
}

func Constructor(matrix [][]int) NumMatrix {
	columns := len(matrix[0])
	sums := make([][]int, len(matrix)+1)
	sums[0] = make([]int, columns+1)
	for r, row := range matrix {
		sums[r+1] = make([]int, columns+1)
		inRow := 0
		for c, number := range row {
			inRow += number
			sums[r+1][c+1] = sums[r][c+1] + inRow
		}
	}
	return NumMatrix{sums}
}

func (m *NumMatrix) SumRegion(row1 int, col1 int, row2 int, col2 int) int {
	above, below := m.sums[row1], m.sums[row2+1]
	return below[col2+1] - below[col1] - above[col2+1] + above[col1]
}
