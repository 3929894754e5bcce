func kthSmallest(matrix [][]int, k int) int {
	n := len(matrix)
	countUpTo := func(value int) int {
		count, row, column := 0, n-1, 0
		for row >= 0 && column < n {
			if matrix[row][column] <= value {
				count += row + 1
				column++
			} else {
				row--
			}
		}
		return count
	}
	low, high := matrix[0][0], matrix[n-1][n-1]
	for low < high {
		// Rounded down for negative numbers too.
		middle := low + (high-low)/2
		if countUpTo(middle) < k {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return low
}
