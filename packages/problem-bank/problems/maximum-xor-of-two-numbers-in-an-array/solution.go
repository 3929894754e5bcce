func findMaximumXOR(nums []int) int {
	best := 0
	for bit := 30; bit >= 0; bit-- {
		beginnings := map[int]bool{}
		for _, number := range nums {
			beginnings[number>>bit] = true
		}
		wish := best<<1 | 1
		best = wish - 1
		for beginning := range beginnings {
			if beginnings[wish^beginning] {
				best = wish
				break
			}
		}
	}
	return best
}
