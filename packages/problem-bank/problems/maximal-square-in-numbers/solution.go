func maximalSquare(matrix [][]int) int {
	columns := len(matrix[0])
	// One more place in front stands for the cells left of the matrix.
	above := make([]int, columns+1)
	largest := 0
	for _, row := range matrix {
		sides := make([]int, columns+1)
		for column, cell := range row {
			if cell == 1 {
				sides[column+1] = 1 + min(above[column], above[column+1], sides[column])
				largest = max(largest, sides[column+1])
			}
		}
		above = sides
	}
	return largest * largest
}
