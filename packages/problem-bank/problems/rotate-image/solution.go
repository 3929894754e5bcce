import "slices"

func rotate(matrix [][]int) {
	slices.Reverse(matrix)
	for row := range matrix {
		for column := range row {
			matrix[row][column], matrix[column][row] = matrix[column][row], matrix[row][column]
		}
	}
}
