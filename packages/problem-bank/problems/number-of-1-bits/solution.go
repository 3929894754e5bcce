func hammingWeight(n int) int {
	bits := 0
	for n > 0 {
		n &= n - 1
		bits++
	}
	return bits
}
