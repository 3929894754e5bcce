func findDiagonalOrder(mat [][]int) []int {
	rows, columns := len(mat), len(mat[0])
	var order []int
	for sum := range rows + columns - 1 {
		top, bottom := max(0, sum-columns+1), min(sum, rows-1)
		for step := range bottom - top + 1 {
			row := top + step
			if sum%2 == 0 {
				row = bottom - step
			}
			order = append(order, mat[row][sum-row])
		}
	}
	return order
}
