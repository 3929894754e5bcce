func isHappy(n int) bool {
	seen := map[int]bool{}
	for n != 1 && !seen[n] {
		seen[n] = true
		sum := 0
		for rest := n; rest > 0; rest /= 10 {
			digit := rest % 10
			sum += digit * digit
		}
		n = sum
	}
	return n == 1
}
