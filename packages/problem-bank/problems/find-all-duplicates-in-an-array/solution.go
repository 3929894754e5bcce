func findDuplicates(nums []int) []int {
	duplicates := []int{}
	for _, entry := range nums {
		number := max(entry, -entry)
		// The sign at a number's own place tells that it was seen.
		if nums[number-1] < 0 {
			duplicates = append(duplicates, number)
		}
		nums[number-1] *= -1
	}
	return duplicates
}
