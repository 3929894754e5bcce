func generateMatrix(n int) [][]int {
	matrix := make([][]int, n)
	for row := range matrix {
		matrix[row] = make([]int, n)
	}
	top, bottom, left, right := 0, n-1, 0, n-1
	number := 0
	place := func(row, column int) {
		number++
		matrix[row][column] = number
	}
	for number < n*n {
		for column := left; column <= right; column++ {
			place(top, column)
		}
		top++
		for row := top; row <= bottom; row++ {
			place(row, right)
		}
		right--
		for column := right; column >= left; column-- {
			place(bottom, column)
		}
		bottom--
		for row := bottom; row >= top; row-- {
			place(row, left)
		}
		left++
	}
	return matrix
}
