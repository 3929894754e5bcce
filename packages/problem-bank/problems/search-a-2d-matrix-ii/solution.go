func searchMatrix(matrix [][]int, target int) bool {
	row, column := 0, len(matrix[0])-1
	for row < len(matrix) && column >= 0 {
		switch value := matrix[row][column]; {
		case value == target:
			return true
		case value < target:
			row++
		default:
			column--
		}
	}
	return false
}
