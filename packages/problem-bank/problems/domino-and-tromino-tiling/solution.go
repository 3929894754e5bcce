func numTilings(n int) int {
	const modulus = 1_000_000_007
	current, next, afterNext := 1, 1, 2
	for range n {
		current, next, afterNext = next, afterNext, (2*afterNext+current)%modulus
	}
	return current
}
