func countBits(n int) []int {
	bits := make([]int, n+1)
	for number := 1; number <= n; number++ {
		bits[number] = bits[number/2] + number%2
	}
	return bits
}
