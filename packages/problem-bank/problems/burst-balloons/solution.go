func maxCoins(nums []int) int {
	row := append(append([]int{1}, nums...), 1)
	// best[left][right]: the most coins for all balloons strictly between the two.
	best := make([][]int, len(row))
	for left := range best {
		best[left] = make([]int, len(row))
	}
	for left := len(row) - 3; left >= 0; left-- {
		for right := left + 2; right < len(row); right++ {
			for last := left + 1; last < right; last++ {
				coins := best[left][last] + row[left]*row[last]*row[right] + best[last][right]
				best[left][right] = max(best[left][right], coins)
			}
		}
	}
	return best[0][len(row)-1]
}
