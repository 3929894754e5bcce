func containsDuplicate(nums []int) bool {
	seen := map[int]bool{}
	for _, number := range nums {
		if seen[number] {
			return true
		}
		seen[number] = true
	}
	return false
}
