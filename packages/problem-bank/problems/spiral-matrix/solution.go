func spiralOrder(matrix [][]int) []int {
	top, bottom := 0, len(matrix)-1
	left, right := 0, len(matrix[0])-1
	var order []int
	for top <= bottom && left <= right {
		for column := left; column <= right; column++ {
			order = append(order, matrix[top][column])
		}
		for row := top + 1; row <= bottom; row++ {
			order = append(order, matrix[row][right])
		}
		if top < bottom && left < right {
			for column := right - 1; column >= left; column-- {
				order = append(order, matrix[bottom][column])
			}
			for row := bottom - 1; row > top; row-- {
				order = append(order, matrix[row][left])
			}
		}
		top, bottom, left, right = top+1, bottom-1, left+1, right-1
	}
	return order
}
