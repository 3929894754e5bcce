func missingNumber(nums []int) int {
	n := len(nums)
	missing := n * (n + 1) / 2
	for _, number := range nums {
		missing -= number
	}
	return missing
}
