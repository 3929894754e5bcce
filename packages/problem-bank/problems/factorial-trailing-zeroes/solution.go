func trailingZeroes(n int) int {
	zeroes := 0
	for left := n / 5; left > 0; left /= 5 {
		zeroes += left
	}
	return zeroes
}
