func numSquares(n int) int {
	fewest := make([]int, n+1)
	for total := 1; total <= n; total++ {
		fewest[total] = total
		for root := 1; root*root <= total; root++ {
			fewest[total] = min(fewest[total], fewest[total-root*root]+1)
		}
	}
	return fewest[n]
}
