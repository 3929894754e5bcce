func grayCode(n int) []int {
	codes := make([]int, 1<<n)
	for number := range codes {
		codes[number] = number ^ number>>1
	}
	return codes
}
