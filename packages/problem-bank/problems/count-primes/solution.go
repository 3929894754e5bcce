func countPrimes(n int) int {
	isComposite := make([]bool, n)
	count := 0
	for number := 2; number < n; number++ {
		if isComposite[number] {
			continue
		}
		count++
		for multiple := number * number; multiple < n; multiple += number {
			isComposite[multiple] = true
		}
	}
	return count
}
