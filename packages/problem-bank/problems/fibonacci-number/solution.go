func fib(n int) int {
	current, following := 0, 1
	for range n {
		current, following = following, current+following
	}
	return current
}
