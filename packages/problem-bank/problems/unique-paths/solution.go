func uniquePaths(m int, n int) int {
	paths := make([]int, n)
	paths[0] = 1
	for range m {
		for column := 1; column < n; column++ {
			paths[column] += paths[column-1]
		}
	}
	return paths[n-1]
}
