func searchMatrix(matrix [][]int, target int) bool {
	columns := len(matrix[0])
	low, high := 0, len(matrix)*columns-1
	for low < high {
		middle := (low + high) / 2
		if matrix[middle/columns][middle%columns] < target {
			low = middle + 1
		} else {
			high = middle
		}
	}
	return matrix[low/columns][low%columns] == target
}
