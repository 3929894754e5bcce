func longestPalindromeSubseq(s string) int {
	size := len(s)
	best := make([]int, size)
	for start := size - 1; start >= 0; start-- {
		between := 0
		best[start] = 1
		for end := start + 1; end < size; end++ {
			previous := best[end]
			if s[start] == s[end] {
				best[end] = between + 2
			} else {
				best[end] = max(best[end], best[end-1])
			}
			between = previous
		}
	}
	return best[size-1]
}
