func plusOne(digits []int) []int {
	for place := len(digits) - 1; place >= 0; place-- {
		if digits[place] < 9 {
			digits[place]++
			return digits
		}
		digits[place] = 0
	}
	return append([]int{1}, digits...)
}
