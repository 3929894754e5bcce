func climbStairs(n int) int {
	below, here := 1, 1
	for range n - 1 {
		below, here = here, below+here
	}
	return here
}
