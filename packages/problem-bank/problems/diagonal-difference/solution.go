func diagonalDifference(arr [][]int) int {
	difference := 0
	for i, row := range arr {
		difference += row[i] - row[len(row)-1-i]
	}
	return max(difference, -difference)
}
