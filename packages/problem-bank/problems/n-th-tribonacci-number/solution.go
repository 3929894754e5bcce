func tribonacci(n int) int {
	a, b, c := 0, 1, 1
	for range n {
		a, b, c = b, c, a+b+c
	}
	return a
}
