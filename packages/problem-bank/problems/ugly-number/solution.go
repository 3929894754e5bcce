func isUgly(n int) bool {
	if n <= 0 {
		return false
	}
	for _, prime := range []int{2, 3, 5} {
		for n%prime == 0 {
			n /= prime
		}
	}
	return n == 1
}
